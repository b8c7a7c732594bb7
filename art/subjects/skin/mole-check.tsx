import { Backdrop } from '../../kit/backdrop.tsx'
import { BareBack } from '../../kit/chest.tsx'
import { coral, lamp, leaf, mint, night, sand } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { Sheet } from '../../kit/things.tsx'

/** The moles of a back, and the map they are noted on. */
export function MoleCheck() {
  return (
    <>
      <Backdrop wall={sand} />
      <g transform="translate(-90 0)">
        <BareBack skin="tan" hair="brown" colour={leaf} />
        <Stroke d="M190 180q-20 60 10 110m170-110q20 60-10 110" colour="#000" opacity={0.1} width={7} />
      </g>
      <Dots at="110 170 8, 136 292 6, 230 150 5, 256 250 9, 90 250 5, 300 190 6, 214 320 7, 160 120 4" fill="#6b3f28" />
      <circle cx="256" cy="250" r="40" fill={lamp} opacity=".5" />
      <circle cx="256" cy="250" r="40" fill="none" stroke={night} strokeWidth="12" />
      <path d="M248 242c8-10 24-4 24 8s-14 16-22 10-8-12-2-18Z" fill="#6b3f28" />
      <path d="M284 278l84 92q14 14 28 2t0-28l-90-86Z" fill={night} />
      <Sheet x={392} y={50} width={140} height={230} />
      <circle cx="462" cy="94" r="20" fill={mint} />
      <path d="M424 136q38-30 76 0l10 70h-18l-8-44v94h-18v-50h-8v50h-18v-94l-8 44h-18Z" fill={mint} />
      <Dots at="448 150 5, 474 166 5, 456 180 5" fill="#6b3f28" />
      <circle cx="474" cy="166" r="13" fill="none" stroke={coral} strokeWidth="5" />
    </>
  )
}

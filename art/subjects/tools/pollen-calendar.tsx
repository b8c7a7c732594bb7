import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, leaf, mint, pine, plum, sky, slate, sun, wood } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { Sheet } from '../../kit/things.tsx'

/** When hazel, birch, grass and mugwort flower, from spring to autumn. */
export function PollenCalendar() {
  return (
    <>
      <Backdrop wall={sky} />
      <Sheet x={36} y={36} width={488} height={350} r={22} />
      <path d="M36 86V58q0-22 22-22h444q22 0 22 22v28Z" fill={leaf} />
      <Dots at="180 61 7, 234 61 7, 288 61 7, 342 61 7, 396 61 7, 450 61 7" fill="#fff" />
      <g fill="#f6efe4">
        <circle cx="92" cy="130" r="31" />
        <circle cx="92" cy="200" r="31" />
        <circle cx="92" cy="270" r="31" />
        <circle cx="92" cy="340" r="31" />
      </g>
      <Stroke d="M150 165h346m-346 70h346m-346 70h346" colour="#e6ebe6" width={4} />
      <Stroke d="M174 130h76" colour={sun} width={28} />
      <Stroke d="M240 200h84" colour={coral} width={28} />
      <Stroke d="M310 270h104" colour={mint} width={28} />
      <Stroke d="M398 340h78" colour={plum} width={28} />
      <Stroke d="M72 112q20-6 38 2" colour={wood} width={5} />
      <Stroke d="M84 124v20m18-20v20" colour={sun} width={10} />
      <Stroke d="M92 206v16" colour={slate} width={8} />
      <path d="M92 176q20 12 14 26-14 8-28 0-6-14 14-26Z" fill={leaf} />
      <Stroke d="M92 292v-18" colour={leaf} width={5} />
      <Stroke d="M92 268v-16" colour={pine} width={13} />
      <Stroke d="M92 362v-40m0 16-12-8m12 16 12-8" colour={leaf} width={5} />
      <Dots at="80 328 6, 104 338 6, 92 320 6" fill={plum} />
    </>
  )
}

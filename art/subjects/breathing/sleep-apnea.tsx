import { Backdrop } from '../../kit/backdrop.tsx'
import { deep, honey, leaf, mint, sky, wood } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Head } from '../../kit/head.tsx'
import { Moon } from '../../kit/nature.tsx'
import { Bed } from '../../kit/room.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { Words } from '../../kit/things.tsx'

/** A quiet night with a mask and a small machine. */
export function SleepApnea() {
  return (
    <>
      <Backdrop wall={deep} floor={wood} />
      <Moon x={480} y={70} />
      <Dots at="400 50 4, 440 120 3, 520 130 4, 350 90 3" fill={honey} />
      <Bed x={40} y={398} blanket={leaf}>
        <g transform="translate(104 -124) rotate(-16) scale(1.15)">
          <Head skin="brown" style="crop" hair="black" mood="asleep" />
          <path d="M-18 6q18-10 36 0l6 18q-24 16-48 0Z" fill={sky} />
          <Stroke d="m-18 10-14-6m50 6 14-6" colour={sky} width={6} />
        </g>
      </Bed>
      <Stroke d="M166 264q80-60 140-20t160 60" colour={mint} width={10} />
      <path d="M424 290h110v106H424Z" fill={wood} />
      <rect x="436" y="236" width="86" height="54" rx="12" fill="#fff" />
      <circle cx="460" cy="263" r="12" fill={mint} />
      <Words x={484} y={256} widths={[22, 22]} gap={14} />
    </>
  )
}

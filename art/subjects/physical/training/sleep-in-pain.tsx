import { Backdrop } from '../../../kit/backdrop.tsx'
import { deep, denim, lamp, plum, wood } from '../../../kit/colours.ts'
import { Dots } from '../../../kit/dots.tsx'
import { Head } from '../../../kit/head.tsx'
import { Moon } from '../../../kit/nature.tsx'
import { Pain } from '../../../kit/pain.tsx'
import { Bed, Window } from '../../../kit/room.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** Asleep in spite of a sore back, with an extra pillow to rest on. */
export function SleepInPain() {
  return (
    <>
      <Backdrop wall={deep} floor={wood} depth={30} />
      <Window x={380} y={40} width={130} height={130} frame={wood} glass={denim}>
        <Moon x={420} y={92} scale={0.5} />
      </Window>
      <Bed x={70} y={400} blanket={plum}>
        <g transform="translate(84 -128) rotate(-14) scale(1.3)">
          <Head skin="fair" style="short" hair="auburn" mood="asleep" beard="full" />
        </g>
        <rect x="232" y="-162" width="112" height="64" rx="30" fill="#fff" transform="rotate(6 288 -130)" />
      </Bed>
      <Stroke d="M210 316q60-20 110-10t40 30 90 20" colour="#000" width={8} opacity={0.16} />
      <Pain x={262} y={296} r={10} />
      <Dots at="110 80 4, 210 50 5, 300 110 4, 60 150 5, 260 170 3" fill={lamp} />
    </>
  )
}

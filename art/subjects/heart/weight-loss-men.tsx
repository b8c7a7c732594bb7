import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, denim, honey, leaf, mist, sand, wood } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Arm, Person } from '../../kit/person.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { Lamp } from '../../kit/things.tsx'

/** A man who makes dinner from vegetables. */
export function WeightLossMen() {
  return (
    <>
      <Backdrop wall={sand} disc={mist} floor={wood} depth={90} />
      <Lamp x={450} y={110} />
      <Person
        x={220}
        y={150}
        scale={1.4}
        skin="fair"
        style="crop"
        hair="brown"
        clothes="plain"
        colour={denim}
        look={0.6}
        build={1.35}
        beard="full"
        height={130}
      />
      <path d="M168 260h104v72H168Z" fill={leaf} />
      <Stroke d="M186 262v-30m68 30v-30" colour={leaf} width={9} />
      <path d="M330 270h150q-6 60-75 60t-75-60Z" fill={coral} />
      <path d="M340 270q20-30 40-10 20-40 46-6 30-20 44 16Z" fill={leaf} />
      <Dots at="372 256 13, 432 252 12" fill={coral} />
      <Arm sleeve="M296 280q20 40 50 10" hand="M346 290q10-10 14-24" colour={denim} skin="fair" width={34} />
      <path d="M60 330h90v14H60Z" fill={honey} />
      <Stroke d="m76 318 50-8" colour={coral} width={19} />
    </>
  )
}

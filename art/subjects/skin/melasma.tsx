import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, honey, mist, sand, skins, sky, wood } from '../../kit/colours.ts'
import { Arm, Person } from '../../kit/person.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { SunDisc } from '../../kit/things.tsx'

/** Brown patches on the cheeks, and a parasol. */
export function Melasma() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} floor={sand} />
      <SunDisc x={484} y={70} r={40} />
      <Stroke d="M410 60 372 330" colour={wood} width={9} />
      <Person
        x={252}
        y={218}
        scale={1.9}
        skin="tan"
        style="long"
        hair="black"
        clothes="scrubs"
        colour={coral}
        height={130}
      />
      <g fill={skins.brown} opacity=".7">
        <path d="M208 228c8-10 28-8 32 4s-12 24-24 20-16-14-8-24ZM264 232c6-12 28-14 34-2s-6 24-20 22-20-10-14-20ZM236 182q16-8 34 0-4 10-18 10t-16-10Z" />
      </g>
      <Stroke d="M234 243q18 18 36 0" colour="#40251a" width={5} />
      <path
        d="M90 128Q160-10 330-14q150 20 190 142-30-20-70-6-40-26-84-8-46-26-92-2-40-26-88-6-50-26-96-20Z"
        fill={honey}
        transform="rotate(8 300 60)"
      />
      <Arm sleeve="M350 396q40-20 40-60" hand="M390 336q2-40-8-60" colour={coral} skin="tan" width={28} />
    </>
  )
}

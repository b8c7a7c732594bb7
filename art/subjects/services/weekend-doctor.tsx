import { Backdrop } from '../../kit/backdrop.tsx'
import { cloth, deep, honey, leaf, pavement, sky } from '../../kit/colours.ts'
import { Arm, Person } from '../../kit/person.tsx'
import { Month } from '../../kit/room.tsx'
import { Arch, SunDisc } from '../../kit/things.tsx'

/** Saturday and Sunday, and the door is open. */
export function WeekendDoctor() {
  return (
    <>
      <Backdrop wall={sky} floor={pavement} depth={40} />
      <SunDisc x={90} y={80} r={44} />
      <Month x={150} y={230} scale={0.95} marked={[5, 6, 12, 13, 19, 20, 26, 27]} colour={leaf} />
      <Arch x={410} y={382} width={220} height={320} frame={deep} fill={honey} />
      <Person
        x={410}
        y={210}
        scale={1.1}
        skin="tan"
        style="ponytail"
        hair="brown"
        clothes="coat"
        stethoscope
        height={156}
      />
      <Arm sleeve="M346 300q-30-30-10-64" hand="M336 236q4-20 0-36" colour={cloth} skin="tan" width={28} />
    </>
  )
}

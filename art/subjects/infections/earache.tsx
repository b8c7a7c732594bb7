import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, leaf, sand, wood } from '../../kit/colours.ts'
import { Pain } from '../../kit/pain.tsx'
import { Arm, Person } from '../../kit/person.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A child who holds a sore ear. */
export function Earache() {
  return (
    <>
      <Backdrop wall={sand} disc={blush} floor={wood} />
      <Person
        x={260}
        y={190}
        scale={1.9}
        skin="fair"
        style="short"
        hair="ginger"
        clothes="sweater"
        colour={leaf}
        mood="sore"
        height={120}
      />
      <Arm sleeve="M370 380q60-40 20-100" hand="M390 280q-20-50-62-70" colour={leaf} skin="fair" width={46} />
      <Pain x={322} y={198} r={17} />
      <Stroke d="m380 150 34-20m-26 60h38m-70-84 14-34" colour={coral} width={9} />
    </>
  )
}

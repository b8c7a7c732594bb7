import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, denim, fjord, leaf, mist, sun, wood } from '../../kit/colours.ts'
import { Person } from '../../kit/person.tsx'
import { Heart, Lamp, Mug } from '../../kit/things.tsx'

/** A family around one table. */
export function FamilyTherapy() {
  return (
    <>
      <Backdrop wall={mist} floor={wood} />
      <Lamp x={280} y={90} />
      <Person
        x={120}
        y={200}
        scale={1.1}
        skin="brown"
        style="braids"
        hair="black"
        clothes="sweater"
        colour={sun}
        mood="calm"
        look={0.7}
        height={170}
      />
      <Person
        x={440}
        y={190}
        scale={1.15}
        skin="tan"
        style="short"
        hair="black"
        clothes="shirt"
        colour={denim}
        mood="calm"
        look={-0.7}
        height={180}
      />
      <Person
        x={232}
        y={240}
        scale={0.85}
        skin="brown"
        style="curly"
        hair="black"
        colour={coral}
        mood="calm"
        height={150}
      />
      <Person x={334} y={244} scale={0.85} skin="tan" style="bob" hair="brown" colour={leaf} height={150} />
      <path d="M40 330h480v24H40Zm40 24h20v46H80Zm380 0h20v46h-20Z" fill={wood} />
      <Mug x={160} y={330} scale={0.8} colour={fjord} />
      <Mug x={400} y={330} scale={0.8} colour={coral} />
      <Heart x={284} y={150} scale={0.9} />
    </>
  )
}

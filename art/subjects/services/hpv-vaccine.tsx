import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, leaf, mist, sun, wood } from '../../kit/colours.ts'
import { Person } from '../../kit/person.tsx'
import { Plaster } from '../../kit/remedies.tsx'
import { Heart } from '../../kit/things.tsx'

/** Two pupils with a plaster each. */
export function HpvVaccine() {
  return (
    <>
      <Backdrop wall={mist} disc={blush} floor={wood} />
      <Person
        x={180}
        y={190}
        scale={1.35}
        skin="dark"
        style="braids"
        hair="black"
        clothes="sweater"
        colour={sun}
        look={0.5}
        height={170}
      />
      <Person
        x={370}
        y={180}
        scale={1.35}
        skin="fair"
        style="curly"
        hair="blond"
        clothes="sweater"
        colour={leaf}
        look={-0.5}
        height={180}
      />
      <Plaster x={124} y={332} turn={80} scale={0.42} colour={coral} />
      <Plaster x={426} y={324} turn={-80} scale={0.42} colour={coral} />
      <Heart x={276} y={100} scale={1.2} />
    </>
  )
}

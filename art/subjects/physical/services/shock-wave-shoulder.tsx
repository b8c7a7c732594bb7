import { Applicator } from '../../../kit/applicator.tsx'
import { Backdrop } from '../../../kit/backdrop.tsx'
import { blush, mint, sand, skins, wood } from '../../../kit/colours.ts'
import { Person } from '../../../kit/person.tsx'

/** Shock waves at a shoulder with chalk in the tendon. */
export function ShockWaveShoulder() {
  return (
    <>
      <Backdrop wall={blush} disc={sand} floor={wood} />
      <Person
        x={210}
        y={180}
        scale={1.6}
        skin="brown"
        style="short"
        hair="grey"
        clothes="plain"
        colour={mint}
        mood="calm"
        look={0.8}
        height={160}
      />
      <path d="M264 262q46 14 44 94v70h-48v-80q-12-40 4-84Z" fill={skins.brown} />
      <Applicator x={312} y={282} turn={58} scale={1.05} />
    </>
  )
}

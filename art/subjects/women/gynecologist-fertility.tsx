import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, denim, honey, leaf, sun, wood } from '../../kit/colours.ts'
import { Arm, Person } from '../../kit/person.tsx'

/** Two people who hope, and an egg cell between them. */
export function GynecologistFertility() {
  return (
    <>
      <Backdrop wall={blush} floor={wood} />
      <Person
        x={140}
        y={210}
        scale={1.3}
        skin="light"
        style="long"
        hair="brown"
        clothes="sweater"
        colour={leaf}
        mood="calm"
        look={0.8}
        height={160}
      />
      <Person
        x={420}
        y={200}
        scale={1.3}
        skin="tan"
        style="short"
        hair="black"
        clothes="shirt"
        colour={denim}
        mood="calm"
        look={-0.8}
        height={170}
      />
      <circle cx="280" cy="130" r="70" fill="#fff" opacity=".8" />
      <circle cx="280" cy="130" r="54" fill={honey} />
      <circle cx="270" cy="126" r="18" fill={sun} />
      <Arm sleeve="M204 350q30 20 60 10" hand="M264 360q16-4 24-4" colour={leaf} skin="light" width={34} />
      <Arm sleeve="M356 350q-30 20-50 14" hand="M306 364q-14-2-22-6" colour={denim} skin="tan" width={34} />
    </>
  )
}

import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, denim, leaf, night, sand, sun, wood } from '../../kit/colours.ts'
import { Person } from '../../kit/person.tsx'

/** Patterns that one person sees clearly. */
export function Autismassessment() {
  return (
    <>
      <Backdrop wall={sand} disc={blush} x={200} floor={wood} />
      <Person
        x={160}
        y={200}
        scale={1.35}
        skin="fair"
        style="bob"
        hair="black"
        clothes="sweater"
        colour={denim}
        mood="calm"
        look={0.6}
        height={170}
      />
      {[0, 1, 2, 3].flatMap((row) =>
        [0, 1, 2, 3].map((column) => (
          <circle
            key={`${row} ${column}`}
            cx={326 + column * 58}
            cy={96 + row * 58}
            r="21"
            fill={(row + column) % 2 ? sun : leaf}
          />
        )),
      )}
      <circle cx="442" cy="154" r="21" fill={coral} />
      <circle cx="442" cy="154" r="31" fill="none" stroke={night} strokeWidth="6" />
    </>
  )
}

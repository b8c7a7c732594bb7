import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, mint, sand, sky, wood } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Person } from '../../kit/person.tsx'
import { Jar } from '../../kit/remedies.tsx'

/** A baby with red cheeks, and a thick layer of cream. */
export function ChildhoodEczema() {
  return (
    <>
      <Backdrop wall={blush} disc={sand} x={230} floor={wood} />
      <Person
        x={220}
        y={176}
        scale={2}
        skin="fair"
        style="side"
        hair="blond"
        clothes="plain"
        colour={mint}
        height={120}
      />
      <g fill={coral} opacity=".5">
        <path d="M168 196c10-14 36-10 40 8s-16 32-32 26-18-20-8-34ZM234 200c6-16 36-16 40 0s-8 32-24 30-22-18-16-30Z" />
      </g>
      <Dots at="182 204 4, 194 216 4, 248 206 4, 260 216 4, 186 222 3" fill={coral} />
      <Jar x={452} y={396} scale={1.1} label={sky} />
      <path d="M414 284q4-40 38-44 36 6 38 44Z" fill="#fff" />
    </>
  )
}

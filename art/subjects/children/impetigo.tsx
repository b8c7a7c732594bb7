import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, denim, fold, sand, sun, wood } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Person } from '../../kit/person.tsx'
import { Tube } from '../../kit/remedies.tsx'

/** Honey-coloured crusts by the nose and mouth. */
export function Impetigo() {
  return (
    <>
      <Backdrop wall={sand} disc={blush} x={240} floor={wood} />
      <Person
        x={240}
        y={180}
        scale={2}
        skin="brown"
        style="crop"
        hair="black"
        clothes="plain"
        colour={denim}
        mood="calm"
        height={120}
      />
      <g fill={sun}>
        <path d="M262 206c10-8 22-2 20 10s-16 16-24 8-4-14 4-18ZM270 232c8-8 22-4 20 8s-16 14-22 8-4-12 2-16Z" />
        <circle cx="248" cy="236" r="6" />
        <circle cx="290" cy="222" r="5" />
      </g>
      <Dots at="268 212 3, 276 238 3, 262 218 2.5" fill={wood} />
      <Tube x={440} y={396} label={sun} />
      <path d="M480 376h60v20h-60Z" fill="#fff" />
      <path d="M486 360h50v18h-50Z" fill={fold} />
    </>
  )
}

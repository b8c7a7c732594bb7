import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, denim, honey, lamp, mint, night, sun, wood } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Moon } from '../../kit/nature.tsx'
import { Person } from '../../kit/person.tsx'

/** A child in a den with a torch: the big shadow belongs to a teddy bear. */
export function ChildhoodAnxiety() {
  return (
    <>
      <Backdrop wall={denim} floor={wood} />
      <g fill={night} opacity=".5">
        <path d="M346 396q-20-130 90-134 112 4 104 134Z" />
        <circle cx="438" cy="190" r="86" />
        <circle cx="366" cy="122" r="34" />
        <circle cx="510" cy="122" r="34" />
      </g>
      <circle cx="408" cy="186" r="9" fill={honey} opacity=".8" />
      <circle cx="468" cy="186" r="9" fill={honey} opacity=".8" />
      <path d="M60 398q-10-240 150-250 150 10 150 250Z" fill={coral} />
      <path d="M120 398q0-170 90-176 90 6 90 176Z" fill="#d9603c" />
      <Person
        x={210}
        y={280}
        scale={1.1}
        skin="fair"
        style="bob"
        hair="ginger"
        clothes="plain"
        colour={mint}
        mood="sore"
        look={0.9}
        height={112}
      />
      <path d="M272 354l70-34v68Z" fill={lamp} opacity=".8" />
      <path d="M240 342h34v24h-34Z" fill={sun} />
      <Dots at="104 256 7, 92 320 7, 320 290 7, 146 190 7, 280 196 7, 210 170 7" fill={honey} opacity={0.7} />
      <Moon x={80} y={76} scale={0.8} />
    </>
  )
}

import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, hairs, leaf, mint, sand, skins, sun, wood } from '../../kit/colours.ts'
import { Arm, Person } from '../../kit/person.tsx'
import { Armchair } from '../../kit/room.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { Plant } from '../../kit/things.tsx'

/** A mother who nurses her baby in a good chair. */
export function Breastfeeding() {
  return (
    <>
      <Backdrop wall={sand} disc={blush} floor={wood} />
      <Armchair x={280} y={398} scale={1.2} colour={leaf}>
        <Person
          x={280}
          y={160}
          scale={1.3}
          skin="dark"
          style="bun"
          hair="black"
          clothes="scrubs"
          colour={sun}
          mood="calm"
          look={0.5}
          height={180}
        />
      </Armchair>
      <path d="M180 398v-50q100-30 200 0v50Z" fill={sun} />
      <g transform="translate(280 306) rotate(-12)">
        <ellipse cx="-30" cy="16" rx="110" ry="46" fill={mint} />
        <circle cx="62" cy="-10" r="38" fill={skins.dark} />
        <path d="M28-16q6-40 44-34 32 8 28 38-36-24-72-4Z" fill={hairs.black} />
        <Stroke d="M44-4q6 5 12 0" colour="#1d0f0a" width={4} />
      </g>
      <Arm sleeve="M206 250q-40 70 10 100" hand="M216 350q70 20 130-10" colour={sun} skin="dark" width={38} />
      <Plant x={486} y={398} scale={0.9} />
    </>
  )
}

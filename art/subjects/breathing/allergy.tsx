import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, leaf, night, sky, sun, wood } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Arm, Person } from '../../kit/person.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A sneeze among birch and grass. */
export function Allergy() {
  return (
    <>
      <Backdrop wall={sky} floor={leaf} depth={36} />
      <path d="M40-10h46v400H40Z" fill="#fff" />
      <path d="M40 70h26v10H40Zm20 70h26v10H60Zm-20 90h30v10H40Zm20 80h26v10H60Z" fill={night} />
      <Stroke d="M84 60q60 0 70 60M84 20q110 0 130 60" colour={wood} width={6} />
      <path d="M150 112h14v50q-8 10-14 0Zm56-40h14v50q-8 10-14 0Zm-92-4h12v40q-6 10-12 0Z" fill={sun} />
      <Dots at="180 180 6, 230 160 5, 260 210 6, 150 220 5, 210 240 7, 240 110 5, 280 140 5, 170 290 5" fill={sun} />
      <Person
        x={390}
        y={196}
        scale={1.5}
        skin="fair"
        style="bob"
        hair="blond"
        clothes="sweater"
        colour={coral}
        mood="sore"
        look={-0.4}
        height={160}
      />
      <path d="M358 218q28-10 56 0l10 42q-38 22-76 0Z" fill="#fff" />
      <Arm sleeve="M318 340q-40-30 10-70" hand="M328 270q10-10 24-12" colour={coral} skin="fair" width={32} />
    </>
  )
}

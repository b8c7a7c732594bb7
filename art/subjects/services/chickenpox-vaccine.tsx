import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, lamp, leaf, mist, night, sky, wood } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Arm, Person } from '../../kit/person.tsx'
import { Plaster } from '../../kit/remedies.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A teddy bear that was first in line. */
export function ChickenpoxVaccine() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} floor={wood} />
      <Person
        x={380}
        y={210}
        scale={1.25}
        skin="fair"
        style="side"
        hair="ginger"
        clothes="sweater"
        colour={leaf}
        look={-0.6}
        height={160}
      />
      <g transform="translate(190 240)">
        <circle cx="-46" cy="-100" r="28" fill={wood} />
        <circle cx="46" cy="-100" r="28" fill={wood} />
        <path d="M-80 158q-20-130 80-140 100 10 80 140Z" fill={wood} />
        <circle cy="-50" r="70" fill={wood} />
        <ellipse cy="-30" rx="32" ry="26" fill={lamp} />
        <Dots at="-26 -66 7, 26 -66 7, 0 -40 9" fill={night} />
        <Stroke d="M-10-24q10 8 20 0" colour={night} width={4} />
        <ellipse cy="96" rx="44" ry="50" fill={lamp} />
        <Plaster x={66} y={70} turn={64} scale={0.46} colour={coral} />
      </g>
      <Arm sleeve="M312 330q-30 30-50 10" hand="M262 340q-10-10-12-24" colour={leaf} skin="fair" width={32} />
      <Dots at="70 80 7, 110 50 5, 470 70 7, 510 110 5, 440 40 5" fill={coral} />
    </>
  )
}

import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, denim, hairs, mint, mist, sand, skins, sky, slate } from '../../kit/colours.ts'
import { Cloud, Rain } from '../../kit/nature.tsx'
import { Arm, Person } from '../../kit/person.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { SunDisc } from '../../kit/things.tsx'

/** A mother with her baby, and rain that will pass. */
export function PostpartumDepression() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} x={240} floor={sand} />
      <Cloud x={420} y={110} scale={1.3} colour={slate} />
      <Rain x={420} y={110} colour={denim} />
      <SunDisc x={510} y={60} r={28} />
      <Person
        x={230}
        y={170}
        scale={1.6}
        skin="brown"
        style="long"
        hair="black"
        clothes="scrubs"
        colour={coral}
        mood="calm"
        look={0.5}
        height={170}
      />
      <g transform="translate(290 316) rotate(24)">
        <ellipse cx="-20" cy="20" rx="104" ry="50" fill="#fff" />
        <circle cx="56" cy="-2" r="40" fill={skins.brown} />
        <path d="M20-16q10-40 50-26 30 12 24 40-40-30-74-14Z" fill={hairs.black} />
        <Stroke d="M48 4q6 6 12 0m14-2q6 6 12 0" colour="#1d0f0a" width={4} />
        <path d="M24-44q-40 30-20 90l-60 24q-60-20-70-60 60-60 150-54Z" fill={mint} />
      </g>
      <Arm sleeve="M148 300q-14 80 70 90" hand="M218 390q60 4 120-20" colour={coral} skin="brown" width={42} />
    </>
  )
}

import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, denim, fjord, leaf, mist, sky, sun, wood } from '../../kit/colours.ts'
import { Arm, Person } from '../../kit/person.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A child draws, and a psychologist looks on. */
export function PsychologistChildren() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} floor={wood} />
      <Person
        x={420}
        y={180}
        scale={1.25}
        skin="fair"
        style="bun"
        hair="ginger"
        clothes="shirt"
        colour={fjord}
        look={-0.8}
        height={160}
      />
      <Person
        x={180}
        y={220}
        scale={1.1}
        skin="dark"
        style="curly"
        hair="black"
        clothes="sweater"
        colour={sun}
        look={0.5}
        height={130}
      />
      <path d="M50 336h460v22H50Zm30 22h20v40H80Zm380 0h20v40h-20Z" fill={wood} />
      <path d="m216 300 130-10 20 46H210Z" fill="#fff" />
      <circle cx="320" cy="306" r="8" fill={sun} />
      <Stroke d="m240 328 20-22 20 22m-6 0h50" colour={coral} width={5} />
      <Arm sleeve="M232 330q20 10 36 0" hand="M268 330q10-6 14-16" colour={sun} skin="dark" width={24} />
      <Stroke d="m284 312 14-22" colour={denim} width={7} />
      <path d="M90 300h36v36H90Z" fill={coral} />
      <path d="M108 264h36v36h-36Z" fill={leaf} />
    </>
  )
}

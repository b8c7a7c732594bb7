import { blush, coral, deep, sand, sky } from '../../kit/colours.ts'
import { Pain } from '../../kit/pain.tsx'
import { Arm, Person } from '../../kit/person.tsx'
import { Words } from '../../kit/things.tsx'

/** A hand on the chest, and a call for help. */
export function ChestPain() {
  return (
    <>
      <rect width="560" height="420" fill={blush} />
      <circle cx="220" cy="200" r="186" fill={sand} />
      <Person
        x={220}
        y={130}
        scale={1.7}
        skin="light"
        style="receding"
        hair="grey"
        clothes="shirt"
        colour={sky}
        mood="sore"
        height={200}
      />
      <Pain x={226} y={296} r={22} />
      <Arm sleeve="M128 300q-30 84 30 92" hand="M158 392q46 0 66-74" colour={sky} skin="light" width={42} />
      <g transform="rotate(10 448 250)">
        <rect x="380" y="118" width="136" height="252" rx="26" fill={deep} />
        <rect x="392" y="136" width="112" height="214" rx="12" fill="#fff" />
        <circle cx="448" cy="206" r="40" fill={coral} />
        <path d="M430 186q-8 10 4 26t30 14l6-12-14-8-8 4q-8-6-10-14l6-6-6-12Z" fill="#fff" />
        <Words x={412} y={282} widths={[72, 52]} gap={24} />
      </g>
    </>
  )
}

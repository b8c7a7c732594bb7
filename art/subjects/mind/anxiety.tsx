import { coral, fjord, mint, mist, night, sand, sky, sun } from '../../kit/colours.ts'
import { Arm, Person } from '../../kit/person.tsx'

/** A tangle of thoughts that becomes one line. */
export function Anxiety() {
  return (
    <>
      <rect width="560" height="420" fill={sky} />
      <circle cx="180" cy="240" r="170" fill={mist} />
      <Person
        x={176}
        y={206}
        scale={1.25}
        skin="light"
        style="long"
        hair="brown"
        clothes="sweater"
        colour={fjord}
        mood="calm"
        height={230}
      />
      <Arm sleeve="M120 320q10 44 54 32" hand="M174 352q16-4 20-18" colour={fjord} skin="light" />
      <path
        d="M196 128c-40-34-28-86 22-92s84 44 48 74-88 6-74-32 84-34 92 10-56 66-84 30 26-86 70-66 40 84 2 92"
        fill="none"
        stroke={night}
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path
        d="M272 144q64 30 88 78t72 44 70 34 22 90"
        fill="none"
        stroke={coral}
        strokeWidth="7"
        strokeLinecap="round"
      />
      <circle cx="524" cy="392" r="13" fill={coral} />
      <circle cx="452" cy="84" r="40" fill={sun} />
      <path
        d="M376 190q18-12 36 0 18-14 36 0m-20 40q14-10 28 0 14-10 28 0"
        stroke={mint}
        strokeWidth="8"
        strokeLinecap="round"
        fill="none"
      />
      <rect y="404" width="560" height="16" fill={sand} />
    </>
  )
}

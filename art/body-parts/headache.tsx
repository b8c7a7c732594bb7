import { coral, mint, sky } from '../kit/colours.ts'
import { Pain } from '../kit/pain.tsx'
import { Arm, Person } from '../kit/person.tsx'

export function Headache() {
  return (
    <>
      <rect width="320" height="240" fill={sky} />
      <Person
        x={160}
        y={106}
        scale={1.3}
        skin="light"
        style="bob"
        hair="black"
        clothes="sweater"
        colour={mint}
        mood="sore"
        height={140}
      />
      <Arm sleeve="M92 226q-46 16-30-44" hand="M62 182q4-44 46-70" colour={mint} skin="light" width={28} />
      <Pain x={196} y={82} r={11} />
      <g fill="none" stroke={coral} strokeWidth="7" strokeLinecap="round" strokeLinejoin="round">
        <path d="m226 44 18-16 2 20 18-14M238 84h24" />
        <path d="M206 36 210 12" />
      </g>
    </>
  )
}

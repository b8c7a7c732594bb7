import { coral, deep, fjord, mint, mist, night, pine, sand, sky, sun } from '../kit/colours.ts'
import { Arm, Person } from '../kit/person.tsx'
import { Arch, Hills, SunDisc } from '../kit/things.tsx'

/** A wanderer with a map among doors; none of them is ours. */
export function NotFound() {
  return (
    <>
      <rect width="560" height="420" fill={sky} />
      <SunDisc x={466} y={78} r={40} />
      <Hills y={380} far={mist} near={fjord} />
      <rect y="376" width="560" height="44" fill={sand} />
      <Arch x={92} y={384} width={112} height={196} fill={mint} frame={sand} border={10} />
      <circle cx="122" cy="300" r="6" fill={night} />
      <Arch x={460} y={384} width={112} height={196} fill={coral} frame={sand} border={10} />
      <circle cx="430" cy="300" r="6" fill={night} />
      <Person
        x={276}
        y={180}
        skin="tan"
        style="side"
        hair="brown"
        clothes="sweater"
        colour={pine}
        mood="calm"
        look={0.3}
        height={260}
      />
      <g transform="translate(276 330)">
        <path d="M-84-30-30-46l58 16 56-16v92L28 62l-58-16-54 16Z" fill="#fff" />
        <path d="m-30-46 0 92M28-30v92" stroke={mist} strokeWidth="4" />
        <path
          d="M-66 30q30-40 56-14t62-40"
          fill="none"
          stroke={coral}
          strokeWidth="6"
          strokeDasharray="1 13"
          strokeLinecap="round"
        />
        <path d="m50-30 14 14m0-14-14 14" stroke={deep} strokeWidth="6" strokeLinecap="round" />
      </g>
      <Arm sleeve="M230 284q-38 30-42 54" hand="M188 340l4 6" colour={pine} skin="tan" />
      <Arm sleeve="M322 284q38 30 42 54" hand="M364 340l-4 6" colour={pine} skin="tan" />
      <g fill="none" stroke={deep} strokeWidth="9" strokeLinecap="round">
        <path d="M330 96q0-20 20-20t20 18q0 12-12 18-8 5-8 12" />
      </g>
      <circle cx="350" cy="144" r="6" fill={deep} />
      <circle cx="206" cy="110" r="7" fill={sun} />
    </>
  )
}

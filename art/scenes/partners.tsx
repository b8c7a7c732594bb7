import { coral, deep, fjord, lamp, mint, mist, pine, sand, sky, sun } from '../kit/colours.ts'
import { Arm, Person } from '../kit/person.tsx'
import { Arch, Heart } from '../kit/things.tsx'

/** Two who agree, and what members travel and live with: a ticket, an umbrella. */
export function Partners() {
  return (
    <>
      <rect width="560" height="420" fill={sand} />
      <Arch x={280} y={420} width={250} height={370} fill={lamp} frame={mist} border={16} />
      <path
        d="M66 116q40-44 112-40"
        fill="none"
        stroke={mint}
        strokeWidth="5"
        strokeDasharray="2 13"
        strokeLinecap="round"
      />
      <path d="m176 84 68-34-22 68-16-24Z" fill={fjord} />
      <path d="m206 94 38-44-52 38Z" fill={deep} />
      <g transform="translate(450 110)">
        <path d="M-62 6a62 62 0 0 1 124 0Q46-10 31 6 15-10 0 6-15-10-31 6-46-10-62 6Z" fill={coral} />
        <path d="M0-60v-8M0 4v58q0 16 14 16t14-14" stroke={deep} strokeWidth="7" strokeLinecap="round" fill="none" />
      </g>
      <Person
        x={150}
        y={196}
        skin="fair"
        style="quiff"
        hair="blond"
        clothes="shirt"
        colour={pine}
        look={0.9}
        height={240}
      />
      <Person
        x={410}
        y={196}
        skin="dark"
        style="braids"
        hair="black"
        clothes="sweater"
        colour={sun}
        look={-0.9}
        height={240}
      />
      <Arm sleeve="M194 300q30 32 54 32" hand="M248 332h34" colour={pine} skin="fair" />
      <Arm sleeve="M366 300q-30 32-54 32" hand="M312 332h-34" colour={sun} skin="dark" />
      <Heart x={280} y={276} scale={0.8} />
      <g transform="rotate(-10 70 330)">
        <rect x="20" y="318" width="86" height="48" rx="8" fill={sky} />
        <path d="M80 318v48" stroke="#fff" strokeWidth="3" strokeDasharray="5 5" />
        <path d="M32 334h32m-32 14h20" stroke={fjord} strokeWidth="5" strokeLinecap="round" />
      </g>
    </>
  )
}

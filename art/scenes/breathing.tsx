import { coral, deep, fjord, leaf, mint, mist, pine, rose, sky, sun } from '../kit/colours.ts'
import { Arm, Person } from '../kit/person.tsx'
import { Hills, SunDisc } from '../kit/things.tsx'

function Birch({ x, height }: { x: number; height: number }) {
  return (
    <g transform={`translate(${x} 420)`}>
      <path d={`M-9 0V${-height}h18V0Z`} fill="#fff" />
      <path d={`M-9-40h8M1-90h8M-9-140h10M-1-60h10`} stroke={deep} strokeWidth="5" strokeLinecap="round" />
      <ellipse cy={-height - 30} rx="52" ry="76" fill={leaf} />
      <ellipse cx="20" cy={-height - 4} rx="36" ry="50" fill={mint} opacity=".7" />
    </g>
  )
}

/** A deep breath of mountain air, pollen and all. */
export function Breathing() {
  return (
    <>
      <rect width="560" height="420" fill={sky} />
      <SunDisc x={462} y={84} r={44} />
      <Hills y={420} near={fjord} far={mist} />
      <Birch x={76} height={190} />
      <Birch x={500} height={130} />
      <g fill={sun}>
        <circle cx="150" cy="120" r="6" />
        <circle cx="186" cy="78" r="4" />
        <circle cx="384" cy="138" r="5" />
        <circle cx="412" cy="204" r="7" />
        <circle cx="160" cy="196" r="4" />
        <circle cx="366" cy="64" r="4" />
      </g>
      <Person
        x={280}
        y={142}
        skin="light"
        style="braids"
        hair="blond"
        clothes="plain"
        colour={pine}
        mood="calm"
        height={300}
      />
      <g fill={rose}>
        <path d="M272 262v46c-8 6-10 44-34 44-20 0-18-44-6-70 10-20 22-34 34-34 6 0 6 8 6 14Z" />
        <path d="M288 262v46c8 6 10 44 34 44 20 0 18-44 6-70-10-20-22-34-34-34-6 0-6 8-6 14Z" />
      </g>
      <path
        d="M280 214v62m0-6q-4 20-26 26m26-26q4 20 26 26"
        fill="none"
        stroke={coral}
        strokeWidth="8"
        strokeLinecap="round"
      />
      <Arm sleeve="M234 240q-62 10-84 52" hand="M150 292q-10 20-26 30" colour={pine} skin="light" />
      <Arm sleeve="M326 240q62 10 84 52" hand="M410 292q10 20 26 30" colour={pine} skin="light" />
    </>
  )
}

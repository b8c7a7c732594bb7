import { coral, deep, leaf, mint, mist, pine, rose, sand, sun, wood } from '../kit/colours.ts'
import { Arm, Person } from '../kit/person.tsx'
import { Arch, Desk } from '../kit/things.tsx'

/** A sore stomach at the kitchen table. */
export function Stomach() {
  return (
    <>
      <rect width="560" height="420" fill={sand} />
      <Arch x={440} y={280} width={140} height={210} fill={mint} frame={mist} border={12} />
      <path d="M382 280v-36l34-36 22 18 26-30 34 40v44Z" fill={pine} opacity=".35" />
      <rect x="34" y="120" width="120" height="10" rx="5" fill={wood} />
      <path d="M52 120V84h28v36zM92 120V74h18v46zM118 120q-2-30 12-40 14 10 12 40Z" fill={coral} />
      <path d="M92 120V74h18v46z" fill={leaf} />
      <Person
        x={268}
        y={120}
        skin="tan"
        style="quiff"
        hair="black"
        beard="stubble"
        clothes="plain"
        colour={sun}
        mood="sore"
        height={300}
      />
      <g transform="translate(270 284)">
        <path
          d="M-20-40c-2 22 6 26 2 40-6 20-30 14-30 34 0 22 40 28 62 8 20-18 22-52 6-64-14-10-24-2-26-20Z"
          fill={rose}
        />
        <path
          d="M-20-40c-2 22 6 26 2 40-6 20-30 14-30 34"
          fill="none"
          stroke={coral}
          strokeWidth="7"
          strokeLinecap="round"
        />
        <circle cx="2" cy="6" r="13" fill={coral} />
        <circle cx="2" cy="6" r="24" fill="none" stroke={coral} strokeWidth="4" opacity=".6" />
      </g>
      <Arm sleeve="M222 222q-62 54-24 96" hand="M198 320q20 18 46 4" colour={sun} skin="tan" />
      <Arm sleeve="M316 222q58 50 22 104" hand="M338 328q-14 14-36 4" colour={sun} skin="tan" />
      <Desk y={372} colour={wood} />
      <rect y="390" width="560" height="30" fill={wood} opacity=".55" />
      <path d="M56 372q-8-40-8-44h104q0 4-8 44Z" fill={pine} />
      <path d="M62 328q10-30 34-22 10-20 30 2 14 4 14 20Z" fill={leaf} />
      <path d="M440 372c-30 0-36-46-8-50 6 0 8 2 12 2s6-2 12-2c28 4 22 50-8 50Z" fill={coral} />
      <path d="M444 322q0-14 10-20" stroke={deep} strokeWidth="5" strokeLinecap="round" fill="none" />
      <path d="M492 372v-58q0-8 8-8h18q8 0 8 8v58Z" fill="#fff" opacity=".8" />
      <path d="M494 340h30v32h-30z" fill={mint} />
    </>
  )
}

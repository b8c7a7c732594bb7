import { coral, deep, fjord, lamp, mint, mist, night, pine, sand, sky, sun, wood } from '../kit/colours.ts'
import { Arm, Person } from '../kit/person.tsx'
import { Arch, Lamp, Mug } from '../kit/things.tsx'

/** Two people talk, in two chairs, under one lamp. */
export function Mind() {
  return (
    <>
      <rect width="560" height="420" fill={sky} />
      <Arch x={280} y={300} width={190} height={250} fill={lamp} frame={mist} border={14} />
      <path d="M199 300v-52l50-58 28 30 36-44 48 58v66Z" fill={fjord} opacity=".26" />
      <Lamp x={280} y={84} />
      <rect y="364" width="560" height="56" fill={sand} />
      <path d="M48 420V250q0-48 48-48h76q48 0 48 48v170Z" fill={pine} />
      <Person
        x={136}
        y={206}
        scale={0.94}
        skin="brown"
        style="afro"
        hair="black"
        clothes="sweater"
        colour={sun}
        look={0.8}
        height={240}
      />
      <path d="M32 420v-92q0-22 22-22t22 22v92ZM194 420v-92q0-22 22-22t22 22v92Z" fill={deep} />
      <path
        d="M92 330q-4 40 30 46M180 330q4 40-30 46"
        stroke={deep}
        strokeOpacity=".16"
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M118 378q18 8 36-2" stroke="#a9684a" strokeWidth="17" fill="none" strokeLinecap="round" />
      <path d="M340 420V250q0-48 48-48h76q48 0 48 48v170Z" fill={coral} />
      <Person
        x={424}
        y={206}
        scale={0.94}
        skin="fair"
        style="bob"
        hair="grey"
        clothes="shirt"
        colour={mint}
        look={-0.8}
        glasses
        height={240}
      />
      <path d="m404 338 58-6 6 50-58 6z" fill="#fff" />
      <path
        d="m416 352 34-3m-32 14 36-4m-35 14 20-2"
        stroke={night}
        strokeOpacity=".35"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <Arm sleeve="M380 318q-10 42 14 56" hand="M394 374q12 4 22 0" colour={mint} skin="fair" width={22} />
      <path d="M322 420v-92q0-22 22-22t22 22v92ZM484 420v-92q0-22 22-22t22 22v92Z" fill="#e86a45" />
      <ellipse cx="280" cy="360" rx="40" ry="9" fill={wood} />
      <path d="M280 362v58" stroke={wood} strokeWidth="10" />
      <Mug x={276} y={357} scale={0.7} colour={deep} />
    </>
  )
}

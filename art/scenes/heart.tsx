import { blush, cloth, coral, deep, mint, night, pine, sand, sky, sun } from '../kit/colours.ts'
import { Arm, Person } from '../kit/person.tsx'

/** A blood pressure is taken; the heart keeps its beat. */
export function HeartScene() {
  return (
    <>
      <rect width="560" height="420" fill={sand} />
      <path d="M280 330C120 232 130 86 214 78c38-2 58 24 66 50 8-26 28-52 66-50 84 8 94 154-66 252Z" fill={blush} />
      <path
        d="M0 206h132l20-34 26 74 30-128 28 116 18-28h56l20-30 28 56 24-26h178"
        fill="none"
        stroke={coral}
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <Person
        x={150}
        y={170}
        skin="brown"
        style="curly"
        hair="grey"
        clothes="sweater"
        colour={pine}
        look={0.8}
        height={260}
      />
      <Person
        x={416}
        y={166}
        skin="fair"
        style="bob"
        hair="auburn"
        clothes="coat"
        colour={cloth}
        look={-0.8}
        height={260}
        stethoscope
      />
      <Arm sleeve="M196 268q40 30 44 60" hand="M242 330q34 34 92 22" colour={pine} skin="brown" width={26} />
      <path d="M216 296q18 18 24 34" stroke={night} strokeWidth="44" fill="none" />
      <path d="M238 326q10 44-14 62" stroke={deep} strokeWidth="5" fill="none" strokeLinecap="round" />
      <ellipse cx="216" cy="398" rx="18" ry="13" fill={coral} />
      <Arm sleeve="M372 274q-26 52-60 66" hand="M312 340q-16 6-30 2" colour={cloth} skin="fair" />
      <rect x="40" y="384" width="480" height="36" rx="10" fill={sky} />
      <circle cx="500" cy="70" r="28" fill={sun} />
      <circle cx="474" cy="364" r="26" fill="#fff" stroke={mint} strokeWidth="8" />
      <path d="m474 364 10-14" stroke={coral} strokeWidth="5" strokeLinecap="round" />
    </>
  )
}

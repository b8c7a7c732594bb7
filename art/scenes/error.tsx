import { coral, deep, denim, mint, mist, night, sand, sky, sun, wood } from '../kit/colours.ts'
import { Arm, Person } from '../kit/person.tsx'
import { Arch, Plant } from '../kit/things.tsx'

/** Something of ours came loose; somebody is on it. */
export function ErrorScene() {
  return (
    <>
      <rect width="560" height="420" fill={mist} />
      <Arch x={388} y={388} width={190} height={300} fill={sky} frame={deep} border={16} />
      <g transform="rotate(9 310 388)">
        <path d="M302 388V176c0-46 24-78 52-84 34 8 42 44 42 92v204Z" fill={coral} />
        <circle cx="374" cy="272" r="8" fill={night} />
      </g>
      <path d="M288 200h20m-20 120h20" stroke={wood} strokeWidth="12" strokeLinecap="round" />
      <rect y="384" width="560" height="36" fill={sand} />
      <Person
        x={172}
        y={170}
        skin="brown"
        style="crop"
        hair="black"
        clothes="shirt"
        colour={denim}
        look={0.8}
        mood="calm"
        height={260}
      />
      <path d="M128 290h88v140h-88z" fill={sun} />
      <path d="M136 290v-34m72 34v-34" stroke={sun} strokeWidth="14" />
      <rect x="150" y="320" width="44" height="36" rx="8" fill="#000" opacity=".1" />
      <Arm sleeve="M216 268q40 18 56-10" hand="M272 258q6-16 4-28" colour={denim} skin="brown" />
      <g transform="translate(276 214) rotate(24)">
        <path d="M-6 0h12v-40H-6Z" fill={night} />
        <path d="M-16-44a18 18 0 0 1 8-28v16l8 6 8-6v-16a18 18 0 0 1 8 28q-16 14-32 0Z" fill={night} />
      </g>
      <g transform="translate(78 384)">
        <rect x="-48" y="-44" width="96" height="44" rx="8" fill={deep} />
        <path d="M-20-44v-12h40v12" fill="none" stroke={deep} strokeWidth="8" />
        <rect x="-48" y="-28" width="96" height="8" fill={mint} />
      </g>
      <Plant x={524} y={404} scale={0.7} pot={coral} />
    </>
  )
}

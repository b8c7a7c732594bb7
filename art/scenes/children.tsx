import {
  cloth,
  coral,
  deep,
  fjord,
  honey,
  lamp,
  mint,
  mist,
  night,
  pine,
  sand,
  sky,
  sun,
  wood,
} from '../kit/colours.ts'
import { Arm, Person } from '../kit/person.tsx'

function Teddy({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} fill={wood}>
      <circle cx="-20" cy="-26" r="11" />
      <circle cx="20" cy="-26" r="11" />
      <circle r="30" cy="-6" />
      <ellipse cy="52" rx="34" ry="36" />
      <circle cx="-36" cy="40" r="12" />
      <circle cx="36" cy="40" r="12" />
      <circle cx="-20" cy="84" r="14" />
      <circle cx="20" cy="84" r="14" />
      <ellipse cy="54" rx="20" ry="22" fill={honey} />
      <ellipse cy="4" rx="13" ry="10" fill={honey} />
      <g fill={night}>
        <circle cx="-10" cy="-10" r="3" />
        <circle cx="10" cy="-10" r="3" />
        <circle r="3.4" />
      </g>
    </g>
  )
}

/** The teddy is examined first. */
export function Children() {
  return (
    <>
      <rect width="560" height="420" fill={sky} />
      <path d="M60 60h440" stroke={mist} strokeWidth="4" />
      <g>
        <path d="M100 60l20 34 20-34Z" fill={coral} />
        <path d="M180 60l20 34 20-34Z" fill={sun} />
        <path d="M260 60l20 34 20-34Z" fill={mint} />
        <path d="M340 60l20 34 20-34Z" fill={coral} />
        <path d="M420 60l20 34 20-34Z" fill={sun} />
      </g>
      <Person
        x={416}
        y={166}
        skin="tan"
        style="side"
        hair="black"
        beard="stubble"
        clothes="coat"
        colour={cloth}
        look={-0.9}
        height={270}
      />
      <Person
        x={140}
        y={220}
        scale={0.86}
        skin="dark"
        style="afro"
        hair="black"
        clothes="sweater"
        colour={coral}
        look={0.9}
        height={240}
      />
      <rect x="30" y="368" width="500" height="60" rx="20" fill={mint} />
      <rect x="30" y="368" width="500" height="16" rx="8" fill={pine} opacity=".35" />
      <Teddy x={268} y={274} />
      <path d="M398 220q-30 70-62 86t-52 20" fill="none" stroke={deep} strokeWidth="6" strokeLinecap="round" />
      <Arm sleeve="M372 270q-30 54-52 58" hand="M320 328q-12 2-24-2" colour={cloth} skin="tan" />
      <circle cx="282" cy="326" r="11" fill={fjord} />
      <Arm sleeve="M180 316q26 30 40 20" hand="M220 336l12-8" colour={coral} skin="dark" width={20} />
      <g transform="translate(484 368)">
        <rect x="-26" y="-34" width="34" height="34" rx="5" fill={coral} />
        <rect x="2" y="-28" width="28" height="28" rx="5" fill={sun} />
        <path d="m-22-34 14-26 14 26Z" fill={lamp} />
      </g>
      <rect y="412" width="560" height="8" fill={sand} />
    </>
  )
}

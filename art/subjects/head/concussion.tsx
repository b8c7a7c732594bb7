import { coral, deep, mist, pine, sand, sky, sun } from '../../kit/colours.ts'
import { Person } from '../../kit/person.tsx'

/** A sore head after a fall, stars around it, and a cycle helmet. */
export function Concussion() {
  return (
    <>
      <rect width="560" height="420" fill={sky} />
      <circle cx="220" cy="210" r="184" fill={mist} />
      <Person
        x={220}
        y={190}
        scale={1.7}
        skin="tan"
        style="short"
        hair="brown"
        clothes="sweater"
        colour={pine}
        mood="sore"
        height={150}
      />
      <path d="M166 168q54-34 108-6l2 26q-56-26-112 6Z" fill="#fff" />
      <circle cx="254" cy="168" r="9" fill={coral} opacity=".7" />
      <g fill={sun}>
        <path d="m118 120 7 15 16 2-12 11 4 16-15-8-14 8 3-16-12-11 16-2ZM318 96l8 17 18 2-13 13 4 18-17-9-16 9 3-18-13-13 18-2ZM214 52l6 13 14 2-10 9 3 14-13-7-12 7 3-14-10-9 13-2Z" />
      </g>
      <path
        d="M128 96q92-60 184-10"
        fill="none"
        stroke={coral}
        strokeWidth="6"
        strokeDasharray="3 15"
        strokeLinecap="round"
      />
      <rect y="396" width="560" height="24" fill={sand} />
      <path d="M360 380q-4-110 92-110t92 110Z" fill={coral} />
      <path
        d="M392 372q4-76 30-94m20 94q0-70 10-102m46 102q-8-70-24-94"
        fill="none"
        stroke={deep}
        strokeWidth="9"
        strokeLinecap="round"
      />
      <rect x="350" y="374" width="204" height="22" rx="11" fill={deep} />
    </>
  )
}

import { coral, deep, fjord, mint, pine, sky, sun, wood } from '../../kit/colours.ts'
import { Germ } from '../../kit/germ.tsx'
import { Person } from '../../kit/person.tsx'
import { Mug } from '../../kit/things.tsx'

/** A red nose, a box of tissues and something warm to drink. */
export function CommonCold() {
  return (
    <>
      <rect width="560" height="420" fill={sky} />
      <Germ x={84} y={104} r={24} fill={mint} />
      <Germ x={480} y={90} r={28} fill={coral} />
      <Germ x={408} y={170} r={13} fill={mint} />
      <Person
        x={250}
        y={186}
        scale={1.5}
        skin="fair"
        style="bob"
        hair="blond"
        clothes="sweater"
        colour={fjord}
        mood="sore"
        height={180}
      />
      <circle cx="250" cy="200" r="11" fill={coral} />
      <path d="M186 258q64 44 128 0l10 40q-74 48-148 0Z" fill={sun} />
      <path d="M292 286l30 92-44 10-18-88Z" fill={sun} />
      <rect y="378" width="560" height="42" fill={wood} />
      <path d="M78 306h116v72H78Z" fill={coral} />
      <path d="M104 306q-6-44 32-60-2 24 24 26 14 14 6 34Z" fill="#fff" />
      <ellipse cx="136" cy="308" rx="38" ry="8" fill={deep} opacity=".3" />
      <Mug x={432} y={380} scale={1.7} colour={pine} />
      <path
        d="M420 302q-8-14 0-26t0-26m26 52q-8-14 0-26t0-26"
        fill="none"
        stroke="#fff"
        strokeWidth="6"
        strokeLinecap="round"
        opacity=".85"
      />
    </>
  )
}

import { coral, denim, fjord, sky, wood } from '../../kit/colours.ts'
import { Person } from '../../kit/person.tsx'
import { SunDisc } from '../../kit/things.tsx'

/** A wave that rises, peaks and passes. */
export function PanicAttacks() {
  return (
    <>
      <rect width="560" height="420" fill={sky} />
      <SunDisc x={470} y={86} r={40} />
      <path
        d="M-10 330q70-10 120-100Q170 110 270 96q-46 40-16 78 40 36 96-2-10 90 70 128t150 20v110H-10Z"
        fill={denim}
      />
      <path d="M-10 372q90-30 180-20t170 14 230-20v84H-10Z" fill={fjord} />
      <path
        d="M120 250Q180 130 262 108"
        fill="none"
        stroke="#fff"
        strokeWidth="10"
        strokeLinecap="round"
        opacity=".7"
      />
      <Person
        x={430}
        y={236}
        scale={0.95}
        skin="dark"
        style="crop"
        hair="black"
        clothes="sweater"
        colour={coral}
        mood="calm"
        look={-0.6}
        height={170}
      />
      <path d="M330 400q100-16 200 0l-18 30H350Z" fill={wood} />
      <g fill="#fff" opacity=".8">
        <circle cx="300" cy="70" r="7" />
        <circle cx="326" cy="92" r="5" />
        <circle cx="284" cy="46" r="4" />
      </g>
    </>
  )
}

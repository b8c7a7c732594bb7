import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, honey, mist, night, rose, sand, sun, water } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Torso } from '../../kit/torso.tsx'

/** A child's tummy with a few pearls that have a dimple. */
export function Molluscum() {
  return (
    <>
      <Backdrop wall={sand} disc={mist} x={240} />
      <Torso skin="tan" colour={sun} />
      <path
        d="M240 256q-6 12 0 20"
        fill="none"
        stroke="#000"
        strokeOpacity=".25"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <Dots at="180 140 16, 214 120 11, 204 166 13, 298 210 15, 322 176 11, 166 216 11, 306 254 10" fill={rose} />
      <Dots at="178 137 12, 212 118 8, 202 163 9, 296 207 11, 320 174 8, 164 214 8, 304 252 7" fill="#fbe3d4" />
      <Dots at="180 139 4, 213 119 3, 203 165 3, 297 209 4, 321 175 3, 165 215 3, 305 253 2.5" fill={coral} />
      <g transform="translate(462 250)">
        <ellipse rx="58" ry="44" fill={honey} />
        <circle cx="-34" cy="-46" r="32" fill={honey} />
        <path d="m-64-44-26 8 26 8Z" fill={coral} />
        <circle cx="-42" cy="-52" r="5" fill={night} />
        <path d="M4-14q30-14 44 4-12 20-40 12Z" fill={sun} />
      </g>
      <path d="M380 284h170v20H380Z" fill={water} />
    </>
  )
}

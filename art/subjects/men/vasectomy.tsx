import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, fjord, honey, mist, rose, sand, slate } from '../../kit/colours.ts'
import { Stroke } from '../../kit/stroke.tsx'

/** Two fine tubes, each with a gap and a knot. */
export function Vasectomy() {
  return (
    <>
      <Backdrop wall={mist} disc={sand} />
      <Stroke d="M156 330q-60-90 0-170t94-90m154 260q60-90 0-170t-94-90" colour={rose} width={17} />
      <circle cx="186" cy="330" r="48" fill={honey} />
      <circle cx="374" cy="330" r="48" fill={honey} />
      <path d="M236 40q44-20 88 0 14 44-20 60h-48q-34-16-20-60Z" fill={coral} />
      <Stroke d="M280 100v70" colour={coral} width={17} />
      <circle cx="137" cy="206" r="30" fill={sand} />
      <circle cx="423" cy="206" r="30" fill={sand} />
      <Stroke d="m124 186 12-18 12 20m-24 42 4 18m308-62-12-18-12 20m24 42-4 18" colour={fjord} width={8} />
      <Stroke d="M112 206h50m236 0h50" colour={fjord} width={6} dash="2 13" />
      <g transform="translate(280 262)">
        <Stroke d="m-20-50 30 80m10-80-30 80" colour={slate} width={11} />
        <circle cx="-18" cy="44" r="15" fill="none" stroke={fjord} strokeWidth="9" />
        <circle cx="20" cy="44" r="15" fill="none" stroke={fjord} strokeWidth="9" />
      </g>
    </>
  )
}

import { coral, deep, fjord, honey, lamp, mint, sky, sun } from '../../kit/colours.ts'
import { Hills } from '../../kit/things.tsx'

/** A plane over the mountains, and the card that collects points. */
export function Airline() {
  return (
    <>
      <rect width="560" height="420" fill={sky} />
      <circle cx="112" cy="96" r="44" fill={sun} />
      <Hills y={420} near={fjord} far={mint} />
      <path
        d="M30 250q180 30 330-104"
        fill="none"
        stroke="#fff"
        strokeWidth="7"
        strokeDasharray="4 18"
        strokeLinecap="round"
      />
      <g transform="rotate(-24 384 132)">
        <path d="M262 118h190q64 0 70 20-6 20-70 20H286Z" fill="#fff" />
        <path d="M262 118 234 70h34l44 48Z" fill={coral} />
        <path d="M368 140 308 222h38l84-82Z" fill={coral} />
        <path d="M376 124 342 74h28l50 50Z" fill={fjord} />
        <path d="M330 132h100" stroke={deep} strokeWidth="7" strokeDasharray="9 9" />
      </g>
      <g transform="rotate(-6 300 320)">
        <rect x="190" y="252" width="222" height="138" rx="20" fill={deep} />
        <path d="M212 290h60m-60 70h120" stroke={mint} strokeWidth="9" strokeLinecap="round" />
        <path d="m368 288 9 19 21 3-15 14 4 21-19-10-19 10 4-21-15-14 21-3Z" fill={honey} />
        <rect x="212" y="312" width="40" height="26" rx="6" fill={lamp} />
      </g>
    </>
  )
}

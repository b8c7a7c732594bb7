import { coral, deep, fjord, lamp, leaf, pavement, sand, sky, sun, water } from '../../kit/colours.ts'
import { Hills } from '../../kit/things.tsx'

/** A suitcase, a map with a pin, the fjord. */
export function Tourist() {
  return (
    <>
      <rect width="560" height="420" fill={sky} />
      <circle cx="446" cy="82" r="42" fill={sun} />
      <Hills y={276} near={fjord} far={leaf} />
      <rect y="276" width="560" height="80" fill={water} />
      <path d="M408 304h92l-16 24h-60Z" fill={coral} />
      <path d="M428 304v-22h50v22Z" fill="#fff" />
      <rect y="348" width="560" height="72" fill={pavement} />
      <path d="M110 176q0-36 36-36h28q36 0 36 36" fill="none" stroke={deep} strokeWidth="12" />
      <rect x="66" y="174" width="190" height="206" rx="24" fill={coral} />
      <path d="M104 174v206m114-206v206" stroke={deep} strokeWidth="10" opacity=".25" />
      <circle cx="160" cy="250" r="28" fill={sun} />
      <path d="M84 322h66v34H84Z" fill={lamp} />
      <circle cx="98" cy="390" r="11" fill={deep} />
      <circle cx="224" cy="390" r="11" fill={deep} />
      <g transform="rotate(6 398 330)">
        <path d="m300 258 64 22 66-22 64 22v118l-64-22-66 22-64-22Z" fill={sand} />
        <path d="m364 280 66-22v118l-66 22Z" fill="#fff" opacity=".5" />
        <path
          d="M318 300q40 40 80 10t76 40"
          fill="none"
          stroke={fjord}
          strokeWidth="6"
          strokeDasharray="3 14"
          strokeLinecap="round"
        />
        <path d="M430 330c-34-34-26-76 0-76s34 42 0 76Z" fill={coral} />
        <circle cx="430" cy="282" r="11" fill="#fff" />
      </g>
    </>
  )
}

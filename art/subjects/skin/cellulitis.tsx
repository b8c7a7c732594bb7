import { coral, denim, honey, mist, night, sand, skins, sky } from '../../kit/colours.ts'

/** A hot, swollen lower leg with a line drawn around it. */
export function Cellulitis() {
  return (
    <>
      <rect width="560" height="420" fill={mist} />
      <circle cx="260" cy="210" r="188" fill={sky} />
      <path d="M170-10h150q4 90-4 150-12 90 4 190l6 100H160q4-60-4-120-30-100 0-200 14-60 14-120Z" fill={skins.fair} />
      <path d="M160-10h170v58H164Z" fill={denim} />
      <path d="M186 170c30-34 96-30 112 10s10 110-24 136-84 10-98-30-16-86 10-116Z" fill={coral} opacity=".6" />
      <path
        d="M176 158c36-42 116-38 134 10s12 130-28 160-102 12-118-36-18-102 12-134Z"
        fill="none"
        stroke={denim}
        strokeWidth="6"
        strokeDasharray="13 10"
        strokeLinecap="round"
      />
      <g transform="rotate(24 424 180)">
        <rect x="408" y="70" width="32" height="170" rx="10" fill={denim} />
        <path d="M408 240h32l-16 40Z" fill={honey} />
        <path d="m419 268 5 12 5-12Z" fill={night} />
        <rect x="408" y="92" width="32" height="14" fill="#fff" opacity=".7" />
      </g>
      <rect y="404" width="560" height="16" fill={sand} />
    </>
  )
}

import { blush, coral, fjord, night, rose, sand } from '../../kit/colours.ts'
import { Pain } from '../../kit/pain.tsx'
import { Torso } from '../../kit/torso.tsx'

/** Two kidneys, one of them hot and sore, and a fever. */
export function KidneyInfection() {
  return (
    <>
      <rect width="560" height="420" fill={blush} />
      <circle cx="240" cy="200" r="190" fill={sand} />
      <Torso skin="brown" colour={fjord} />
      <g fill={rose}>
        <path d="M188 120c-40-2-58 30-54 68s30 54 52 38c14-12 4-30 6-46s18-26 18-38-10-22-22-22Z" />
        <path d="M292 120c40-2 58 30 54 68s-30 54-52 38c-14-12-4-30-6-46s-18-26-18-38 10-22 22-22Z" />
      </g>
      <path
        d="M200 184q10 70 26 146m54-146q-10 70-26 146"
        fill="none"
        stroke={rose}
        strokeWidth="10"
        strokeLinecap="round"
      />
      <Pain x={312} y={176} r={17} />
      <rect y="404" width="560" height="16" fill={sand} />
      <g transform="rotate(14 468 240)">
        <rect x="450" y="80" width="36" height="250" rx="18" fill="#fff" />
        <circle cx="468" cy="336" r="32" fill="#fff" />
        <circle cx="468" cy="336" r="22" fill={coral} />
        <rect x="461" y="140" width="14" height="190" rx="7" fill={coral} />
        <path d="M490 120h16m-16 36h16m-16 36h16m-16 36h16" stroke={night} strokeWidth="5" strokeLinecap="round" />
      </g>
    </>
  )
}

import { blush, coral, fjord, mint, rose, sand, sun, wood } from '../../kit/colours.ts'
import { Torso } from '../../kit/torso.tsx'

/** A bowel in knots, fast and slow. */
export function Ibs() {
  return (
    <>
      <rect width="560" height="420" fill={sand} />
      <circle cx="240" cy="210" r="188" fill={blush} />
      <Torso skin="fair" colour={fjord} />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d="M176 300V150q0-26 26-26h76q26 0 26 26v104q0 24-24 24h-30" stroke={rose} strokeWidth="30" />
        <path d="M214 168q26-22 52 0t-26 34-24 34 44 14" stroke={coral} strokeWidth="17" />
      </g>
      <g fill="none" stroke={sun} strokeWidth="9" strokeLinecap="round" strokeLinejoin="round">
        <path d="m410 110 26 34-22 18 30 40M456 96l18 26-16 14 22 30" />
      </g>
      <g fill={mint}>
        <circle cx="438" cy="282" r="25" />
        <circle cx="488" cy="254" r="15" />
        <circle cx="482" cy="306" r="10" />
      </g>
      <rect y="404" width="560" height="16" fill={wood} />
    </>
  )
}

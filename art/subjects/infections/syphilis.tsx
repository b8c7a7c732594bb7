import { Backdrop } from '../../kit/backdrop.tsx'
import { blood, blush, coral, deep, lamp, pine, rose, wood } from '../../kit/colours.ts'
import { Stroke } from '../../kit/stroke.tsx'

/** A spiral bacterium, and a tube of blood. */
export function Syphilis() {
  return (
    <>
      <Backdrop wall={blush} floor={wood} />
      <circle cx="216" cy="196" r="164" fill={deep} />
      <circle cx="216" cy="196" r="142" fill={lamp} />
      <Stroke d="M126 262q4-36 30-28t28-30 30-28 28-30 30-28 28-30" colour={coral} width={13} />
      <Stroke d="M236 296q-2-24 18-22t18-24 20-22 18-22" colour={rose} width={9} />
      <Stroke d="M130 168q0-20 16-18t16-18 16-18" colour={rose} width={9} />
      <g transform="rotate(14 466 260)">
        <rect x="438" y="140" width="58" height="220" rx="28" fill="#fff" opacity=".8" />
        <path d="M438 220h58v112q0 28-29 28t-29-28Z" fill={blood} />
        <rect x="430" y="116" width="74" height="36" rx="8" fill={pine} />
        <path d="M446 250h42v50h-42Z" fill="#fff" opacity=".8" />
      </g>
    </>
  )
}

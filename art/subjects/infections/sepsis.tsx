import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, fjord, leaf, night, rose, sand } from '../../kit/colours.ts'
import { Germ } from '../../kit/germ.tsx'

/** Germs carried along in a blood vessel, and an hour that is running. */
export function Sepsis() {
  return (
    <>
      <Backdrop wall={blush} disc={sand} floor={sand} />
      <path d="M-20 250q150-90 300-30t300-30v120q-150 70-300 20T-20 370Z" fill={rose} />
      <path d="M-20 250q150-90 300-30t300-30" fill="none" stroke={coral} strokeWidth="12" />
      <path d="M-20 370q150-90 300-40t300-20" fill="none" stroke={coral} strokeWidth="12" />
      <Germ x={104} y={282} r={26} fill={leaf} />
      <Germ x={236} y={268} r={20} fill={leaf} />
      <Germ x={350} y={290} r={24} fill={leaf} />
      <Germ x={490} y={262} r={18} fill={leaf} />
      <g fill={coral} opacity=".7">
        <ellipse cx="172" cy="312" rx="22" ry="15" />
        <ellipse cx="296" cy="308" rx="20" ry="14" />
        <ellipse cx="428" cy="306" rx="22" ry="15" />
      </g>
      <circle cx="408" cy="116" r="76" fill="#fff" />
      <circle cx="408" cy="116" r="76" fill="none" stroke={fjord} strokeWidth="12" />
      <path d="M408 116V40a76 76 0 0 1 72 52Z" fill={coral} opacity=".85" />
      <path d="M408 116V62m0 54 40 20" fill="none" stroke={night} strokeWidth="9" strokeLinecap="round" />
    </>
  )
}

import { coral, deep, fjord, lamp, leaf, mist, sand, sky, sun, wood } from '../../kit/colours.ts'
import { Plant, Sheet, Words } from '../../kit/things.tsx'

const lines = [118, 160, 202, 244]

/** A price list that can be read, and the card to pay with. */
export function Prices() {
  return (
    <>
      <rect width="560" height="420" fill={mist} />
      <circle cx="250" cy="210" r="180" fill={sky} />
      <Sheet x={140} y={48} width={220} height={300} r={20} />
      <path d="M140 96V68q0-20 20-20h180q20 0 20 20v28Z" fill={fjord} />
      {lines.map((y, index) => (
        <g key={y}>
          <Words x={164} y={y} widths={[[84, 66, 96, 72][index]!]} />
          <path d={`M300 ${y}h36`} stroke={coral} strokeWidth="9" strokeLinecap="round" />
        </g>
      ))}
      <path d="M164 280h172" stroke="#c9d8d1" strokeWidth="4" />
      <path d="M272 312h64" stroke={deep} strokeWidth="13" strokeLinecap="round" />
      <g transform="rotate(-12 400 300)">
        <rect x="316" y="246" width="190" height="120" rx="18" fill={coral} />
        <path d="M316 276h190v24H316Z" fill={deep} />
        <rect x="336" y="320" width="44" height="28" rx="6" fill={sun} />
        <path d="M440 334h44" stroke={lamp} strokeWidth="7" strokeLinecap="round" />
      </g>
      <circle cx="140" cy="322" r="36" fill={leaf} />
      <path
        d="m125 323 11 11 20-23"
        fill="none"
        stroke="#fff"
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect y="388" width="560" height="32" fill={wood} />
      <rect y="388" width="560" height="5" fill={sand} />
      <Plant x={62} y={390} scale={0.72} />
    </>
  )
}

import { coral, leaf, skins } from '../../kit/colours.ts'
import { Person } from '../../kit/person.tsx'
import { MotionArrow } from '../arrow.tsx'
import { Room } from './room.tsx'

export function JawOpening() {
  return (
    <Room>
      <Person x={160} y={102} scale={2.1} skin="fair" hair="auburn" style="bob" mood="calm" colour={leaf} />
      <path d="M142 128h36q2 40-18 40t-18-40Z" fill="#6d2b22" />
      <path d="M145 128h30v5h-30Z" fill="#fff" />
      <path d="M150 142q10-8 20 0v-6h-20Z" fill={coral} />
      <MotionArrow from={{ x: 262, y: 118 }} to={{ x: 262, y: 172 }} isBoth />
    </Room>
  )
}

export function JawRest() {
  const hand = (side: 1 | -1) => (
    <g transform={`translate(160) scale(${side} 1)`} fill="none" stroke={skins.brown} strokeLinecap="round">
      <path d="M128 250q-24-60-52-98" strokeWidth="30" />
      <path d="M78 154 52 120M88 150 58 108" stroke="#0a2a24" strokeOpacity=".2" strokeWidth="17" />
      <path d="M78 154 52 120M88 150 58 108" strokeWidth="14" />
    </g>
  )
  return (
    <Room>
      <Person x={160} y={104} scale={2} skin="brown" hair="black" style="short" mood="asleep" colour={coral} />
      {hand(1)}
      {hand(-1)}
    </Room>
  )
}

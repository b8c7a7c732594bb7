import { coral, skins, wood } from '../../kit/colours.ts'
import { MotionArrow } from '../arrow.tsx'
import { pathOf, pointAt } from '../geometry.ts'
import { shadow } from '../looks.ts'
import { Room } from './room.tsx'

/** A hand from the side with its fingers up; `joints`: how far the three joints of a finger bend, in degrees. */
function Hand({ x, y, joints, colour }: { x: number; y: number; joints: [number, number, number]; colour: string }) {
  const wrist = { x, y }
  const knuckle = pointAt(wrist, 4, 44)
  const middle = pointAt(knuckle, 4 + joints[0], 26)
  const outer = pointAt(middle, 4 + joints[0] + joints[1], 17)
  const tip = pointAt(outer, 4 + joints[0] + joints[1] + joints[2], 12)
  const thumb = pointAt(pointAt(wrist, 30, 22), 20, 22)
  return (
    <g fill="none" stroke={colour} strokeLinecap="round" strokeLinejoin="round">
      <path d={pathOf(pointAt(wrist, 180, 50), wrist)} strokeWidth="26" />
      <path d={pathOf(wrist, pointAt(wrist, 4, 38))} strokeWidth="30" />
      <path d={pathOf(knuckle, middle, outer, tip)} strokeWidth="17" />
      <path d={pathOf(pointAt(wrist, 40, 10), thumb)} stroke="#0a2a24" strokeOpacity=".16" strokeWidth="16" />
      <path d={pathOf(pointAt(wrist, 40, 10), thumb)} strokeWidth="13" />
    </g>
  )
}

export function TendonGlide() {
  return (
    <Room>
      <Hand x={56} y={168} joints={[0, 0, 0]} colour={skins.tan} />
      <Hand x={150} y={168} joints={[4, 88, 60]} colour={skins.tan} />
      <Hand x={250} y={168} joints={[84, 96, 50]} colour={skins.tan} />
      <MotionArrow from={{ x: 88, y: 52 }} to={{ x: 128, y: 52 }} bend={8} />
      <MotionArrow from={{ x: 190, y: 62 }} to={{ x: 230, y: 72 }} bend={8} />
    </Room>
  )
}

export function GripSqueeze() {
  return (
    <Room>
      <g transform="translate(160 128) scale(1.35) translate(-150 -130)">
        <circle cx="174" cy="108" r="25" fill={coral} />
        <Hand x={144} y={166} joints={[38, 66, 40]} colour={skins.light} />
      </g>
      <MotionArrow from={{ x: 270, y: 72 }} to={{ x: 236, y: 92 }} />
      <MotionArrow from={{ x: 274, y: 150 }} to={{ x: 236, y: 132 }} />
    </Room>
  )
}

/** A fist from the front with a hammer, upright and tipped to both sides. */
export function ForearmTurn() {
  const hammer = (turn: number, isShape: boolean) => (
    <g transform={`rotate(${turn} 160 150)`}>
      <rect x="154" y="38" width="12" height="122" rx="5" fill={isShape ? shadow : wood} />
      <path d="M128 30h56q10 0 10 12v10h-66Z" fill={isShape ? shadow : '#5d7680'} />
    </g>
  )
  return (
    <Room>
      {hammer(-58, true)}
      {hammer(58, true)}
      <path d="M160 150v100" stroke={skins.brown} strokeWidth="48" strokeLinecap="round" />
      {hammer(0, false)}
      <rect x="128" y="124" width="64" height="56" rx="24" fill={skins.brown} />
      <path
        d="M134 140h46m-46 13h48m-46 13h42"
        stroke="#000"
        strokeOpacity=".2"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <MotionArrow from={{ x: 92, y: 60 }} to={{ x: 228, y: 60 }} bend={44} isBoth />
    </Room>
  )
}

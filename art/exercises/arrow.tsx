import { coral, paper } from '../kit/colours.ts'
import { between, type Point, pointAt, say } from './geometry.ts'

/** A bent arrow with a pale edge, so that it can be read on any colour. */
export function MotionArrow({
  from,
  to,
  bend = 0,
  isBoth = false,
}: {
  from: Point
  to: Point
  bend?: number
  isBoth?: boolean
}) {
  const direction = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI
  const turn = pointAt(between(from, to), direction - 90, bend)
  const directionOf = (tip: Point) => (Math.atan2(tip.x - turn.x, turn.y - tip.y) * 180) / Math.PI
  const head = (tip: Point, towards: number) =>
    `M${say(pointAt(tip, towards + 145, 11))}L${say(tip)}L${say(pointAt(tip, towards - 145, 11))}`
  const d = `M${say(from)}Q${say(turn)} ${say(to)}${head(to, directionOf(to))}${isBoth ? head(from, directionOf(from)) : ''}`
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={d} stroke={paper} strokeWidth="9" />
      <path d={d} stroke={coral} strokeWidth="4.5" />
    </g>
  )
}

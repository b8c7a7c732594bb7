import { coral } from './colours.ts'

/** Where it hurts: a point and what spreads from it. */
export function Pain({ x, y, r = 13 }: { x: number; y: number; r?: number }) {
  return (
    <g fill={coral}>
      <circle cx={x} cy={y} r={r * 3} opacity=".18" />
      <circle cx={x} cy={y} r={r * 2} opacity=".32" />
      <circle cx={x} cy={y} r={r} />
    </g>
  )
}

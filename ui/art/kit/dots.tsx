/** A scatter of spots as [x, y, r]. */
export function Dots({
  at,
  fill,
  opacity,
}: {
  at: readonly (readonly [number, number, number])[]
  fill: string
  opacity?: number
}) {
  return (
    <g fill={fill} opacity={opacity}>
      {at.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
      ))}
    </g>
  )
}

/** A drawn line with round ends: a crease, a ray, a wave, a stitch. */
export function Stroke({
  d,
  colour,
  width = 8,
  opacity,
  dash,
}: {
  d: string
  colour: string
  width?: number
  opacity?: number
  dash?: string
}) {
  return (
    <path
      d={d}
      fill="none"
      stroke={colour}
      strokeWidth={width}
      strokeOpacity={opacity}
      strokeDasharray={dash}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  )
}

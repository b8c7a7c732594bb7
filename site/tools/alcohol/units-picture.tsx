/** More glasses than this are drawn no more: the number says it. */
const most = 42
const perRow = 14
const step = 22
const height = 30

/** A week's alcohol as glasses of one unit; the last one is as full as the rest is large. */
export function UnitsPicture({ units, label }: { units: number; label: string }) {
  const count = Math.min(most, Math.ceil(units))
  if (count === 0) return null
  const columns = Math.min(count, perRow)
  const rows = Math.ceil(count / perRow)
  return (
    <svg className="units" viewBox={`0 0 ${perRow * step} ${rows * height}`} role="img" aria-label={label}>
      {Array.from({ length: count }, (_, index) => {
        const full = index === count - 1 && units < most ? units - index : 1
        const x = (index % columns) * step
        const y = Math.floor(index / columns) * height
        // biome-ignore lint/suspicious/noArrayIndexKey: the glasses are alike
        return <Glass key={index} x={x} y={y} full={full} />
      })}
    </svg>
  )
}

function Glass({ x, y, full }: { x: number; y: number; full: number }) {
  const level = 22 * full
  // The glass is 14 wide at the top and 10 at the foot.
  const edge = 2 * full
  return (
    <g transform={`translate(${x + 2} ${y + 2})`}>
      <path className="units-drink" d={`M${4 - edge} ${24 - level}H${12 + edge}L12 24H4Z`} />
      <path className="units-glass" d="M2 2 4 24h8L14 2" />
    </g>
  )
}

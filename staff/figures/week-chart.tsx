import './figures.css'

export interface Bar {
  label: string
  value: number
  isNow: boolean
}

const [width, height, room] = [640, 200, 28]

/** Bars by week. The table below says the same in numbers, so for a screen reader it is one picture. */
export function WeekChart({ title, bars }: { title: string; bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  const step = width / bars.length
  return (
    <svg className="week-chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title}>
      {bars.map(({ label, value, isNow }, n) => {
        const tall = ((height - 2 * room) * value) / most
        const middle = (n + 0.5) * step
        return (
          <g key={label} data-now={isNow || undefined}>
            <rect x={middle - step * 0.3} y={height - room - tall} width={step * 0.6} height={tall} rx={4} />
            <text x={middle} y={height - room - tall - 8}>
              {value}
            </text>
            <text x={middle} y={height - 8}>
              {label}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

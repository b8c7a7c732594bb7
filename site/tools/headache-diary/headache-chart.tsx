import { addDays } from '#domain/dates/calendar-date.ts'
import type { HeadacheDay } from '#domain/tools/headache-diary.ts'

const column = 10
const unit = 8
const left = 22
const strengths = [2, 4, 6, 8, 10]
const days = 30

/** Thirty days up to one, a bar for each headache as high as it was bad; a dot under days with medicine. */
export function HeadacheChart({
  diary,
  from,
  label,
}: {
  diary: readonly HeadacheDay[]
  /** The first of the days. */
  from: string
  label: string
}) {
  const bottom = 10 * unit + 8
  return (
    <svg
      className="diary-chart"
      viewBox={`0 0 ${left + days * column + 2} ${bottom + 14}`}
      role="img"
      aria-label={label}
    >
      <g className="chart-axis">
        {strengths.map((strength) => (
          <text key={strength} x={left - 6} y={bottom - strength * unit} dy=".35em" textAnchor="end">
            {strength}
          </text>
        ))}
      </g>
      <path
        className="chart-line"
        d={[0, ...strengths].map((strength) => `M${left} ${bottom - strength * unit}h${days * column}`).join('')}
      />
      {Array.from({ length: days }, (_, index) => {
        const entry = diary.find(({ date }) => date === addDays(from, index))
        if (!entry) return null
        const x = left + index * column
        return (
          <g key={entry.date}>
            <rect
              className={entry.strength >= 7 ? 'tone-high' : 'tone-watch'}
              x={x + 1}
              y={bottom - entry.strength * unit}
              width={column - 2}
              height={entry.strength * unit}
            />
            {entry.medicine !== 'none' && <circle className="chart-dot" cx={x + column / 2} cy={bottom + 7} r="3" />}
          </g>
        )
      })}
    </svg>
  )
}

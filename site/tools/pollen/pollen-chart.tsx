import { halfMonths, type Plant, plants, pollenLevel, type Region } from '#domain/tools/pollen.ts'

const left = 92
const column = 9.5
const row = 26
const top = 20
const heights = { none: 0, some: 8, most: 18 }

/** A row for each plant, a column for each half month. Most pollen is a taller bar, not only another colour. */
export function PollenChart({
  region,
  month,
  names,
  initials,
  label,
}: {
  region: Region
  /** 1 to 12: its column is marked. */
  month: number
  names: Record<Plant, string>
  /** The first letters of the months. */
  initials: readonly string[]
  label: string
}) {
  const width = left + halfMonths * column
  const height = top + plants.length * row
  return (
    <svg className="pollen-chart" viewBox={`0 0 ${width + 2} ${height + 2}`} role="img" aria-label={label}>
      <rect className="chart-now" x={left + (month - 1) * 2 * column} y="1" width={column * 2} height={height} rx="4" />
      <g className="chart-axis">
        {initials.map((initial, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several months begin with the same letter, and they never move
          <text key={index} x={left + (index * 2 + 1) * column} y={top - 6} textAnchor="middle">
            {initial}
          </text>
        ))}
        {plants.map((plant, index) => (
          <text key={plant} x="0" y={top + index * row + row / 2} dy=".35em">
            {names[plant]}
          </text>
        ))}
      </g>
      {plants.map((plant, index) => (
        <g key={plant}>
          <path className="chart-line" d={`M${left} ${top + (index + 1) * row - 2}H${width}`} />
          {Array.from({ length: halfMonths }, (_, half) => {
            const level = pollenLevel(region, plant, half)
            return (
              level !== 'none' && (
                <rect
                  // biome-ignore lint/suspicious/noArrayIndexKey: half months never move
                  key={half}
                  className={level === 'most' ? 'tone-high' : 'tone-watch'}
                  x={left + half * column}
                  y={top + (index + 1) * row - 2 - heights[level]}
                  width={column}
                  height={heights[level]}
                />
              )
            )
          })}
        </g>
      ))}
    </svg>
  )
}

import { isoWeekOf } from '#domain/dates/calendar-date.ts'
import { format } from '#messages/format.ts'
import { figureWords } from '#messages/staff/figure-words.ts'
import { useWords } from '../app/words.tsx'
import type { WeekChart as Chart } from './week-charts.ts'
import './figures.css'

/** Pixels: of the picture, and above and below the bars for their numbers and the weeks. */
const [height, room] = [190, 26]

/**
 * Bars by week, two where a wait was promised. Lengths across are shares of the width, so that the letters are as large on a phone as on a
 * wide screen. The table says the same in numbers, so for a screen reader it is one picture with a name.
 */
export function WeekChart({ chart: { id, unit, points }, now }: { chart: Chart; now: string }) {
  const words = useWords(figureWords)
  const title = format(words.chart, { what: words.charts[id], unit: words.units[unit] })
  const isPair = points.some((it) => it.promised !== undefined)
  const numbers = points.flatMap(({ value, promised }) => [value ?? 0, promised ?? 0])
  const most = unit === 'percent' ? 100 : Math.max(1, ...numbers)
  const step = 100 / points.length
  return (
    <figure className="figures-chart">
      <figcaption>
        {title}
        {isPair && (
          <span className="figures-key">
            <span data-bar="earlier">{words.promised}</span>
            <span>{words.asItWas}</span>
          </span>
        )}
      </figcaption>
      <svg role="img" aria-label={title} width="100%" height={height}>
        <line x1="0" x2="100%" y1={height - room} y2={height - room} />
        {points.map(({ week, value, promised }, n) => {
          const middle = (n + 0.5) * step
          const bars = isPair ? [promised ?? null, value] : [value]
          const wide = (0.7 * step) / bars.length
          return (
            <g key={week}>
              {bars.map((it, side) => (
                <Bar
                  // biome-ignore lint/suspicious/noArrayIndexKey: the first of two is always the promised wait
                  key={side}
                  value={it}
                  share={(it ?? 0) / most}
                  left={middle - 0.35 * step + side * wide}
                  wide={wide}
                  isEarlier={isPair ? side === 0 : week !== now}
                />
              ))}
              <text x={`${middle}%`} y={height - 6}>
                {isoWeekOf(week)}
              </text>
            </g>
          )
        })}
      </svg>
    </figure>
  )
}

/** One bar with its number; `share` of the highest one's height. */
function Bar({
  value,
  share,
  left,
  wide,
  isEarlier,
}: {
  value: number | null
  share: number
  left: number
  wide: number
  isEarlier: boolean
}) {
  if (value === null) return null
  const tall = (height - 2 * room) * share
  const top = height - room - tall
  return (
    <g data-bar={isEarlier ? 'earlier' : undefined}>
      <rect x={`${left}%`} y={top} width={`${wide}%`} height={tall} rx={2} />
      <text x={`${left + wide / 2}%`} y={top - 8}>
        {value}
      </text>
    </g>
  )
}

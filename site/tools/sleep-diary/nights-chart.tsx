import type { Night } from '#domain/tools/sleep.ts'

const day = 24 * 60
/** The chart runs from 6 in the evening, so that a night is one piece. */
const start = 18 * 60
const width = 320
const left = 58
const row = 24
const ticks = [18, 22, 2, 6, 10, 14]

const at = (minutes: number) => left + (((minutes - start + day) % day) / day) * (width - left)

/** A bar a night: time in bed, and within it the time before falling asleep and after waking. */
export function NightsChart({
  nights,
  label,
  nameOf,
}: {
  nights: readonly Night[]
  label: string
  nameOf: (morning: string) => string
}) {
  const height = nights.length * row + 22
  return (
    <svg className="nights" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {ticks.map((hour) => (
        <g key={hour}>
          <path className="nights-line" d={`M${at(hour * 60)} 0V${height - 18}`} />
          <text x={at(hour * 60)} y={height - 4} textAnchor="middle">
            {String(hour).padStart(2, '0')}
          </text>
        </g>
      ))}
      {nights.map((night, index) => (
        <NightBar key={night.morning} night={night} y={index * row} name={nameOf(night.morning)} />
      ))}
    </svg>
  )
}

function NightBar({ night, y, name }: { night: Night; y: number; name: string }) {
  const bed = at(night.lightsOut)
  const bedEnd = at(night.gotUp)
  const sleep = at(night.lightsOut + night.fallingAsleep)
  const sleepEnd = at(night.gotUp - night.lyingAwake)
  return (
    <g>
      <text x="0" y={y + 16}>
        {name}
      </text>
      {spans(bed, bedEnd).map(([from, to]) => (
        <rect key={from} className="nights-bed" x={from} y={y + 4} width={to - from} height="16" rx="5" />
      ))}
      {spans(sleep, sleepEnd).map(([from, to]) => (
        <rect key={from} className="nights-sleep" x={from} y={y + 7} width={to - from} height="10" rx="4" />
      ))}
    </g>
  )
}

/** From one point to another; past the right edge it goes on at the left, as for somebody who sleeps by day. */
function spans(from: number, to: number): [number, number][] {
  if (from <= to) return [[from, to]]
  return [
    [from, width],
    [left, to],
  ]
}

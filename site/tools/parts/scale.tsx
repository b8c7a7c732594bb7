import { type Tone, ZoneList } from './zone-list.tsx'

export interface Zone {
  /** Where the zone begins; it ends where the next one does. */
  from: number
  tone: Tone
  name: string
  /** '18.5–24.9' */
  range: string
}

const width = 320

/** A scale of coloured zones with a marker at the value, and the zones in words below it. */
export function Scale({
  zones,
  max,
  value,
  label,
}: {
  zones: readonly Zone[]
  max: number
  value: number
  label: string
}) {
  const min = zones[0]!.from
  const at = (number: number) => ((Math.min(max, Math.max(min, number)) - min) / (max - min)) * width
  const current = zones.findLast(({ from }) => value >= from) ?? zones[0]!
  return (
    <figure className="scale">
      <svg viewBox={`-8 0 ${width + 16} 40`} role="img" aria-label={label}>
        {zones.map(({ from, tone }, index) => {
          const end = at(zones[index + 1]?.from ?? max)
          return <rect key={from} className={`tone-${tone}`} x={at(from)} y="18" width={end - at(from)} height="14" />
        })}
        <path className="scale-marker" d={`M${at(value)} 36V16m0 0-7-13h14z`} />
      </svg>
      <ZoneList zones={zones.map((zone) => ({ ...zone, isCurrent: zone === current }))} />
    </figure>
  )
}

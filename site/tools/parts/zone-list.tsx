/** From harmless to serious. The zone's name always stands beside the colour. */
export type Tone = 'low' | 'good' | 'watch' | 'high' | 'higher' | 'serious'

/** The colours of a chart in words: '■ Overweight 25.0–29.9'. */
export function ZoneList({
  zones,
}: {
  zones: readonly { tone: Tone; name: string; range?: string; isCurrent?: boolean }[]
}) {
  return (
    <ul className="scale-zones">
      {zones.map(({ tone, name, range, isCurrent }) => (
        <li key={name} aria-current={isCurrent || undefined}>
          <svg viewBox="0 0 14 14" aria-hidden="true">
            <rect className={`tone-${tone}`} width="14" height="14" rx="4" />
          </svg>
          <span>{name}</span>
          {range && <span>{range}</span>}
        </li>
      ))}
    </ul>
  )
}

import { clinicMark, groupMark } from './lay-out-names.ts'
import type { Box } from './place-names.ts'

/** A clinic on the map, or several that lie too near each other to be told apart. */
export function ClinicMark({
  at: { x, y },
  count,
  text,
  label,
  name,
  isChosen,
  onFocus,
  onChoose,
}: {
  at: { x: number; y: number }
  count: number
  text?: string
  /** Where its name is written; left out where there is no room. */
  label?: Box
  /** As it is read out. */
  name: string
  isChosen: boolean
  onFocus: () => void
  onChoose: () => void
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: HTML has no button that can stand in a drawing
    <g
      className="zoom-map-clinic"
      role="button"
      tabIndex={0}
      aria-label={name}
      aria-pressed={count === 1 ? isChosen : undefined}
      onFocus={onFocus}
      onClick={onChoose}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        onChoose()
      }}
    >
      {/* A finger needs more room than the dot has. */}
      <circle className="target" cx={x} cy={y} r={count === 1 ? 14 : groupMark} />
      <circle className="dot" cx={x} cy={y} r={count === 1 ? clinicMark - 1 : groupMark - 1} />
      {label && (
        <>
          <rect x={label.x} y={label.y} width={label.width} height={label.height} rx={label.height / 2} />
          <text x={label.x + label.width / 2} y={label.y + label.height / 2} dy="0.35em" textAnchor="middle">
            {text}
          </text>
        </>
      )}
      {/* Read as 'Oslo 14', as it is seen. */}{' '}
      {count > 1 && (
        <text className="count" x={x} y={y} dy="0.35em" textAnchor="middle">
          {count}
        </text>
      )}
    </g>
  )
}

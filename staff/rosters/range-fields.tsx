import { useId } from 'react'

/** A start and an end: of hours, or of days. */
export function RangeFields({
  type,
  labels,
  value,
  onChange,
}: {
  type: 'time' | 'date'
  labels: { from: string; to: string }
  value: { from: string; to: string }
  onChange: (value: { from: string; to: string }) => void
}) {
  const id = useId()
  return (
    <div className="roster-form-range">
      {(['from', 'to'] as const).map((end) => (
        <label key={end} htmlFor={`${id}-${end}`}>
          {labels[end]}
          <input
            id={`${id}-${end}`}
            type={type}
            value={value[end]}
            {...(type === 'time' && { step: 300 })}
            onChange={(event) => onChange({ ...value, [end]: event.target.value })}
          />
        </label>
      ))}
    </div>
  )
}

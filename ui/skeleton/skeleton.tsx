/** A placeholder in the shape of what is being loaded. `label` says it once to screen readers. */
export function Skeleton({
  shape = 'text',
  count = 3,
  label,
}: {
  shape?: 'text' | 'card' | 'row' | 'field' | 'day' | 'slot'
  count?: number
  /** Left out where another skeleton beside it says it. */
  label?: string
}) {
  return (
    <div className={`skeletons of-${shape}`} role={label ? 'status' : undefined}>
      {label && <span className="unseen">{label}</span>}
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all the same
        <i key={index} className="skeleton" aria-hidden="true" />
      ))}
    </div>
  )
}

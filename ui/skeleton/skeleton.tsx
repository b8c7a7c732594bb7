/** Where something will be in a moment, in its own shape. The words for a screen reader are said once, by `label`. */
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

import { Icon } from '../icon/icon.tsx'

/** Pages of a long list. */
export function Pagination({
  label,
  page,
  pages,
  pathOf,
  words,
}: {
  label: string
  page: number
  pages: number
  pathOf: (page: number) => string
  words: { previous: string; next: string }
}) {
  if (pages < 2) return null
  return (
    <nav className="chips" aria-label={label}>
      {page > 1 && (
        <a className="chip" href={pathOf(page - 1)} rel="prev">
          <Icon name="left" />
          {words.previous}
        </a>
      )}
      {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
        <a key={number} className="chip" href={pathOf(number)} aria-current={number === page ? 'page' : undefined}>
          {number}
        </a>
      ))}
      {page < pages && (
        <a className="chip" href={pathOf(page + 1)} rel="next">
          {words.next}
          <Icon name="right" />
        </a>
      )}
    </nav>
  )
}

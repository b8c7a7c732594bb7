import type { Link } from '../link.ts'

/** The way down to this page; the page itself is its h1. */
export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: Link[] }) {
  if (crumbs.length === 0) return null
  return (
    <nav className="crumbs" id="breadcrumbs" aria-label={label}>
      <ol className="crumb-list">
        {crumbs.map((crumb) => (
          <li key={crumb.path}>
            <a href={crumb.path}>{crumb.title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

import { breadcrumbsId } from '#domain/site/page-places.ts'
import type { Link } from '../link.ts'

/** Links to the pages above this one; the page itself is named by its h1. */
export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: Link[] }) {
  if (crumbs.length === 0) return null
  return (
    <nav className="crumbs" id={breadcrumbsId} aria-label={label}>
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

import type { Link } from '#ui/link.ts'

/** Pages by title, in as many columns as fit. */
export function LinkList({ links }: { links: Link[] }) {
  return (
    <ul className="link-list">
      {links.map(({ title, path }) => (
        <li key={path}>
          <a href={path}>{title}</a>
        </li>
      ))}
    </ul>
  )
}

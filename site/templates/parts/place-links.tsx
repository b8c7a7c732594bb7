import type { Link } from '#page-data/parts.ts'

/** Links to pages of places, in as many columns as fit. */
export function PlaceLinks({ places }: { places: Link[] }) {
  return (
    <ul className="link-list place-links">
      {places.map(({ title, path }) => (
        <li key={path}>
          <a href={path}>{title}</a>
        </li>
      ))}
    </ul>
  )
}

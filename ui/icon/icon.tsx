import { type IconName, iconPaths } from './icon-paths.ts'

/** A small sign beside words, never instead of them: hidden from screen readers. */
export function Icon({ name }: { name: IconName }) {
  return <PathIcon path={iconPaths[name]} />
}

/** One that is drawn in a single place: strokes on a grid of 24 × 24. */
export function PathIcon({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}

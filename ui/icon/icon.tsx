import { type IconName, iconPaths } from './icon-paths.ts'

/** A small sign beside words, never instead of them: hidden from screen readers. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  )
}

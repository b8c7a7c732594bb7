import { MarkShapes } from './mark.tsx'

export function Logo({ name, path, label }: { name: string; path: string; label: string }) {
  return (
    <a className="logo" href={path} aria-label={label}>
      <svg className="mark" viewBox="4 4 24 28" aria-hidden="true">
        <MarkShapes />
      </svg>
      {name.toLowerCase()}
    </a>
  )
}

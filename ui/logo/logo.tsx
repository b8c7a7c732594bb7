/** Our mark: a door left ajar, light behind it. */
export function Mark() {
  return (
    <svg className="mark" viewBox="4 4 24 28" aria-hidden="true">
      <path className="mark-frame" d="M4 32V16a12 12 0 0 1 24 0v16z" />
      <path className="mark-light" d="M8.5 32V16a7.5 7.5 0 0 1 15 0v16z" />
      <path className="mark-leaf" d="M8.5 32V16c0-4.1 3.3-7.5 7.5-7.5 1.6.7 2.6 2.3 2.6 4.3V32z" />
      <circle className="mark-knob" cx="15.6" cy="21.8" r="1.7" />
    </svg>
  )
}

export function Logo({ name, path, label }: { name: string; path: string; label: string }) {
  return (
    <a className="logo" href={path} aria-label={label}>
      <Mark />
      {name.toLowerCase()}
    </a>
  )
}

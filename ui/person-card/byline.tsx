import type { ReactNode } from 'react'
import type { Link } from '../link.ts'

/** A name under a text: who wrote or checked it. */
export function Byline({
  label,
  title,
  path,
  profession,
  portrait,
  children,
}: Link & { label: string; profession: string; portrait: string; children?: ReactNode }) {
  return (
    <div className="byline small">
      <img className="portrait" src={portrait} alt="" width="48" height="48" loading="lazy" />
      <p>
        {`${label} `}
        <b>
          <a href={path}>{title}</a>
        </b>
        {`, ${profession.toLowerCase()}`}
        {children}
      </p>
    </div>
  )
}

import type { ReactNode } from 'react'
import type { Link } from '../link.ts'

/** Somebody who works here. The portrait says nothing that the name does not, so it has no text of its own. */
export function PersonCard({
  title,
  path,
  profession,
  text,
  portrait,
  children,
}: Link & { profession: string; text?: string; portrait: string; children?: ReactNode }) {
  return (
    <article className="card person">
      <img className="portrait" src={portrait} alt="" width="96" height="96" loading="lazy" />
      <div>
        <h3>
          <a href={path}>{title}</a>
        </h3>
        <p className="small person-role">{profession}</p>
        {text && <p className="small soft">{text}</p>}
        {children}
      </div>
    </article>
  )
}

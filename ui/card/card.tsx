import type { ReactNode } from 'react'
import { Art } from '../art/art.tsx'
import type { Link } from '../link.ts'

/** A page in a list. The heading is the link; the whole card can be tapped. */
export function TeaserCard({
  title,
  path,
  text,
  art,
  artBase,
  note,
  level: Heading = 'h3',
}: Link & {
  text: string
  /** Name of its illustration. */
  art?: string
  artBase: string
  /** A date, a price, a profession. */
  note?: ReactNode
  level?: 'h2' | 'h3'
}) {
  return (
    <article className="card teaser">
      {art && <Art name={art} base={artBase} />}
      <div>
        <Heading>
          <a href={path}>{title}</a>
        </Heading>
        {note && <p className="small soft">{note}</p>}
        <p className="small soft">{text}</p>
      </div>
    </article>
  )
}

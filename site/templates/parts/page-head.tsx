import type { ReactNode } from 'react'
import type { BasePage } from '#page-data/parts.ts'
import { Art } from '#ui/art/art.tsx'
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx'
import { Prose } from '#ui/prose/prose.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import { useSite } from '../../site-context.tsx'

/** Where the reader is, what the page is about, and its picture. */
export function PageHead({
  data,
  heading = data.heading,
  lead = data.summary,
  tag,
  art = true,
  children,
}: {
  data: BasePage
  heading?: string
  lead?: string
  tag?: string
  art?: boolean
  /** Under the summary. */
  children?: ReactNode
}) {
  const { artBase, contentOnly, stringTranslations: words } = useSite()
  return (
    <>
      {!contentOnly && <Breadcrumbs label={words.site.breadcrumbs} crumbs={data.crumbs} />}
      <div className="page-head halves">
        <div className="stack">
          {tag && <Tag>{tag}</Tag>}
          <h1>{heading}</h1>
          {data.lead ? <Prose html={data.lead} /> : lead && <p className="lead">{lead}</p>}
          {children}
          {data.whenToCall && <Prose html={data.whenToCall.html} />}
        </div>
        {art && <Art name={data.art} base={artBase} />}
      </div>
    </>
  )
}

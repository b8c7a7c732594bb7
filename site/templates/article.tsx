import type { BasePage } from '#compiler/page-data.ts'
import { Accordion } from '#ui/accordion/accordion.tsx'
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx'
import { Prose } from '#ui/prose/prose.tsx'
import { useSite } from '../site-context.tsx'

export function ArticleTemplate({ data }: { data: BasePage }) {
  const site = useSite()
  return (
    <div className="wrap">
      <Breadcrumbs label={site.stringTranslations.site.breadcrumbs} crumbs={data.crumbs} />
      <h1>{data.heading}</h1>
      <p>{data.summary}</p>
      {data.sections.map((section) => (
        <section key={section.key} id={section.key}>
          <h2>{section.title}</h2>
          {section.parts.map((part, index) => ('html' in part ? <Prose key={index} html={part.html} /> : null))}
        </section>
      ))}
    </div>
  )
}
void Accordion

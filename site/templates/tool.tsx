import { telephoneLink } from '#domain/market/market.ts'
import { format } from '#messages/format.ts'
import type { KindData } from '#page-data/pages.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { bookingPath } from '../booking-path.ts'
import { useSite } from '../site-context.tsx'
import { toolOf } from '../tools/tools.ts'
import { Article } from './parts/article.tsx'

// With the template, so that a page of this kind fetches one file less.
export { loadEveryTool, loadTool } from '../tools/tools.ts'

export function ToolTemplate({ data }: { data: KindData['tool'] }) {
  const { locale, stringTranslations: words } = useSite()
  const Tool = toolOf(data.tool)
  return (
    <Article
      data={data}
      before={
        <div className="tool card">
          <WithoutScript treatment={data.treatments[0]} />
          <div className="needs-script">
            <Tool locale={locale} signs={data.signs} />
            <p className="small soft">
              {words.tool.privacy}{' '}
              {data.sections.some(({ key }) => key === 'limits') && <a href="#limits">{words.tool.limits}</a>}
            </p>
          </div>
        </div>
      }
    />
  )
}

/** Everything is worked out in the browser, so without JavaScript there is no tool: the page says so, and who can help instead. */
function WithoutScript({ treatment }: { treatment: string | undefined }) {
  const site = useSite()
  const { company, catalogue, stringTranslations: words } = site
  return (
    <div className="without-script">
      <Notice tone="warning">
        <p>{words.tool.needsScript}</p>
        <p>
          <a href={telephoneLink(company.mobileNumber)}>
            {format(words.article.call, { number: company.mobileNumber })}
          </a>{' '}
          <a href={bookingPath(site, catalogue.treatments[treatment ?? ''])}>{words.site.bookAppointment}</a>
        </p>
      </Notice>
    </div>
  )
}

import type { KindData } from '#compiler/page-data.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { useSite } from '../site-context.tsx'
import { toolOf } from '../tools/tools.ts'
import { Article } from './parts/article.tsx'

export function ToolTemplate({ data }: { data: KindData['tool'] }) {
  const { locale, stringTranslations: words } = useSite()
  const Tool = toolOf(data.tool)
  return (
    <Article
      data={data}
      before={
        <div className="tool card">
          <noscript>
            <Notice tone="warning">{words.tool.needsScript}</Notice>
          </noscript>
          <Tool locale={locale} signs={data.signs} />
          <p className="small soft">
            {words.tool.privacy}{' '}
            {data.sections.some(({ key }) => key === 'limits') && <a href="#limits">{words.tool.limits}</a>}
          </p>
        </div>
      }
    />
  )
}

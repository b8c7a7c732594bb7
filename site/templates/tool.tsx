import { Suspense } from 'react'
import type { KindData } from '#compiler/page-data.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
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
          <Suspense fallback={<Skeleton label={words.site.loading} />}>
            <Tool locale={locale} />
          </Suspense>
          <p className="small soft">{words.tool.privacy}</p>
        </div>
      }
    />
  )
}

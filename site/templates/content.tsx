import type { KindData } from '#page-data/pages.ts'
import { Article } from './parts/article.tsx'

export function ContentTemplate({ data }: { data: KindData['content'] }) {
  return <Article data={data} />
}

import type { KindData } from '#compiler/page-data.ts'
import { Article } from './parts/article.tsx'

export function ContentTemplate({ data }: { data: KindData['content'] }) {
  return <Article data={data} />
}

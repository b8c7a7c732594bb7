import type { KindData } from '#compiler/page-data.ts'
import { Article } from './parts/article.tsx'

export function ServiceTemplate({ data }: { data: KindData['service'] }) {
  return <Article data={data} />
}

import type { KindData } from '#page-data/pages.ts'
import { Article } from './parts/article.tsx'

export function ServiceTemplate({ data }: { data: KindData['service'] }) {
  return <Article data={data} />
}

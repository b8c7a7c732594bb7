import type { KindData } from '#page-data/pages.ts'
import { Article } from './parts/article.tsx'

export function LegalTemplate({ data }: { data: KindData['legal'] }) {
  return <Article data={data} art={false} />
}

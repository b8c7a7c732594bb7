import type { KindData } from '#compiler/page-data.ts'
import { Article } from './parts/article.tsx'
import { AskUs } from './parts/ask-us.tsx'

export function BusinessTemplate({ data }: { data: KindData['business'] }) {
  return (
    <Article data={data}>
      <AskUs />
    </Article>
  )
}

import type { KindData } from '#compiler/page-data.ts'
import { TeaserCard } from '#ui/card/card.tsx'
import { Grid } from '#ui/grid/grid.tsx'
import { formatDate } from '../format/dates.ts'
import { useSite } from '../site-context.tsx'
import { PageHead } from './parts/page-head.tsx'
import { Sections } from './parts/sections.tsx'

export function BlogIndexTemplate({ data }: { data: KindData['blog-index'] }) {
  const { artBase, page } = useSite()
  return (
    <div className="wrap">
      <PageHead data={data} />
      <Sections sections={data.sections} />
      <Grid wide>
        {data.items.map((post) => (
          <TeaserCard
            key={post.path}
            title={post.title}
            path={post.path}
            text={post.summary}
            art={post.art}
            artBase={artBase}
            note={post.date && <time dateTime={post.date}>{formatDate(post.date, page.language)}</time>}
            level="h2"
          />
        ))}
      </Grid>
    </div>
  )
}

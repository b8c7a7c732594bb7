import { fullDate } from '#messages/dates.ts'
import type { KindData } from '#page-data/pages.ts'
import { Art } from '#ui/art/art.tsx'
import { TeaserCard } from '#ui/card/card.tsx'
import { Grid } from '#ui/grid/grid.tsx'
import { useSite } from '../site-context.tsx'
import { PageHead } from './parts/page-head.tsx'
import { Sections } from './parts/sections.tsx'

/** The newest post large and with its picture; the others in words, because many share a scene. */
export function BlogIndexTemplate({ data }: { data: KindData['blog-index'] }) {
  const { artBase, page } = useSite()
  const [newest, ...posts] = data.items
  const day = (date: string) => <time dateTime={date}>{fullDate(date, page.language)}</time>
  return (
    <div className="wrap">
      <PageHead data={data} art={false} />
      <Sections sections={data.sections} />
      {newest && (
        <article className="card feature halves">
          <Art name={newest.art} base={artBase} />
          <div>
            <p className="small soft">{day(newest.date)}</p>
            <h2>
              <a href={newest.path}>{newest.title}</a>
            </h2>
            <p className="lead">{newest.summary}</p>
          </div>
        </article>
      )}
      <Grid wide>
        {posts.map((post) => (
          <TeaserCard
            key={post.path}
            title={post.title}
            path={post.path}
            text={post.summary}
            artBase={artBase}
            note={day(post.date)}
            level="h2"
          />
        ))}
      </Grid>
    </div>
  )
}

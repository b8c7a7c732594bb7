import type { KindData } from '#compiler/page-data.ts'
import { TeaserCard } from '#ui/card/card.tsx'
import { Grid } from '#ui/grid/grid.tsx'
import { useSite } from '../site-context.tsx'
import { Article } from './parts/article.tsx'

export function BodyAreaTemplate({ data }: { data: KindData['body-area'] }) {
  const { artBase, stringTranslations: words } = useSite()
  return (
    <Article data={data}>
      {data.items.length > 0 && (
        <section className="part" id="conditions">
          <h2>{words.article.conditions}</h2>
          <Grid>
            {data.items.map((item) => (
              <TeaserCard key={item.path} title={item.title} path={item.path} text={item.summary} artBase={artBase} />
            ))}
          </Grid>
        </section>
      )}
    </Article>
  )
}

import type { Teaser } from '#page-data/parts.ts'
import { TeaserCard } from '#ui/card/card.tsx'
import { Grid } from '#ui/grid/grid.tsx'
import { useSite } from '../../site-context.tsx'

/** Pages to read next. Without pictures: neighbours share a scene, and the same scene three times says nothing. */
export function Related({ pages }: { pages: Teaser[] }) {
  const { artBase, stringTranslations: words } = useSite()
  if (pages.length === 0) return null
  return (
    <section className="after">
      <h2>{words.article.related}</h2>
      <Grid wide>
        {pages.map((page) => (
          <TeaserCard key={page.path} title={page.title} path={page.path} text={page.summary} artBase={artBase} />
        ))}
      </Grid>
    </section>
  )
}

import type { ListingPage } from '#page-data/pages.ts'
import { TeaserCard } from '#ui/card/card.tsx'
import { Grid } from '#ui/grid/grid.tsx'
import { useSite } from '../../site-context.tsx'

/** Pages below this one. */
export function Teasers({ items, level }: { items: ListingPage['items']; level: 'h2' | 'h3' }) {
  const { artBase } = useSite()
  return (
    <Grid wide>
      {items.map((item) => (
        <TeaserCard
          key={item.path}
          title={item.title}
          path={item.path}
          text={item.summary}
          artBase={artBase}
          level={level}
        />
      ))}
    </Grid>
  )
}

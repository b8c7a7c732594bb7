import type { Review } from '#page-data/parts.ts'
import { Byline } from '#ui/person-card/byline.tsx'
import { useSite } from '../../site-context.tsx'

/** Who has checked the medicine of a page. */
export function Reviewer({ review }: { review: Review }) {
  const { stringTranslations: words } = useSite()
  const { name, profession, path, portrait } = review.by
  return (
    <Byline
      label={words.article.reviewedBy}
      title={name}
      path={path}
      profession={words.profession[profession]}
      portrait={portrait}
    />
  )
}

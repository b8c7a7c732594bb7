import type { KindData } from '#page-data/pages.ts'
import { emergencyBandId } from '#ui/emergency-band/emergency-band-id.ts'
import { useSite } from '../site-context.tsx'
import { Article } from './parts/article.tsx'
import { EmergencyNumbers } from './parts/emergency-numbers.tsx'
import { Teasers } from './parts/teasers.tsx'

export function BodyAreaTemplate({ data }: { data: KindData['body-area'] }) {
  const { article } = useSite().stringTranslations
  return (
    <Article
      data={data}
      contents={data.items.length > 0 ? [{ key: 'conditions', title: article.conditions }] : []}
      before={
        data.items.length > 0 && (
          <>
            <section className="part" id="conditions">
              <h2>{article.conditions}</h2>
              <Teasers items={data.items} level="h3" />
            </section>
            {(data.isList || data.whenToCall?.path === `#${emergencyBandId}`) && (
              <div className="part">
                <EmergencyNumbers />
              </div>
            )}
          </>
        )
      }
    />
  )
}

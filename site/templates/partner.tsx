import type { KindData } from '#compiler/page-data.ts'
import { format } from '#messages/format.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { bookingPath } from '../booking-path.ts'
import { useSite } from '../site-context.tsx'
import { Offer } from './parts/offer.tsx'
import { PageHead } from './parts/page-head.tsx'
import { Sections } from './parts/sections.tsx'

export function PartnerTemplate({ data }: { data: KindData['partner'] }) {
  const site = useSite()
  const { partner: words, article } = site.stringTranslations
  const chosen = { partner: data.partner.id }
  return (
    <div className="wrap">
      <PageHead data={data} tag={data.partner.name}>
        <ButtonLink href={bookingPath(site, undefined, chosen)}>{words.book}</ButtonLink>
        <p className="small soft">{format(words.bookText, { name: data.partner.name })}</p>
      </PageHead>
      <div className="text">
        {data.earning && <Earning earning={data.earning} />}
        <Sections sections={data.sections} />
        {data.treatments.length > 0 && (
          <section className="part" id="offer">
            <h2>{article.whatWeOffer}</h2>
            <Offer treatments={data.treatments} chosen={chosen} />
          </section>
        )}
      </div>
    </div>
  )
}

function Earning({ earning }: { earning: NonNullable<KindData['partner']['earning']> }) {
  const { partner: words } = useSite().stringTranslations
  const rows = [
    { visit: words.firstVideo, earned: format(words.points, { points: earning.firstVideoVisit }) },
    { visit: words.firstClinic, earned: format(words.points, { points: earning.firstClinicVisit }) },
    { visit: words.later, earned: format(words.percent, { percent: earning.laterPercent }) },
  ]
  return (
    <section className="part" id="earning">
      <h2>{words.earnHeading}</h2>
      <table className="table">
        <caption className="unseen">{words.earnHeading}</caption>
        <thead>
          <tr>
            <th scope="col">{words.visit}</th>
            <th scope="col">{words.earned}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ visit, earned }) => (
            <tr key={visit}>
              <th scope="row">{visit}</th>
              <td>{earned}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

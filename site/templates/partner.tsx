import { useEffect } from 'react'
import { keepPartner } from '#booking/partner/kept-partner.ts'
import { paysRest } from '#domain/partners/share.ts'
import { format } from '#messages/format.ts'
import type { KindData } from '#page-data/pages.ts'
import { useSite } from '../site-context.tsx'
import { Article } from './parts/article.tsx'
import { BookBox } from './parts/book-box.tsx'

export function PartnerTemplate({ data }: { data: KindData['partner'] }) {
  const { partner: words } = useSite().stringTranslations
  const { id, name, kind } = data.partner
  const chosen = { partner: id }
  const member = { prices: data.prices, paysRest: paysRest({ kind }) }
  // As the script in the head does where the page is loaded (early-script.ts).
  useEffect(() => keepPartner(id), [id])
  return (
    <Article
      data={data}
      tag={name}
      before={data.earning && <Earning earning={data.earning} />}
      contents={data.earning && [{ key: 'earned', title: words.earnHeading }]}
      chosen={chosen}
      member={member}
      side={
        <BookBox
          data={data}
          title={words.book}
          text={format(words.bookText, { name })}
          chosen={chosen}
          member={member}
        />
      }
    />
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
    <section className="part" id="earned">
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

import { formatPrice } from '#messages/prices.ts'
import type { KindData } from '#page-data/pages.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Toc } from '#ui/toc/toc.tsx'
import { bookingPath } from '../booking-path.ts'
import { describeTreatment } from '../format/treatments.ts'
import { useSite } from '../site-context.tsx'
import { PageHead } from './parts/page-head.tsx'
import { Related } from './parts/related.tsx'
import { Sections } from './parts/sections.tsx'

export function PricesTemplate({ data }: { data: KindData['prices'] }) {
  const { stringTranslations: words } = useSite()
  const groups = data.groups.map((group, index) => ({ ...group, key: `prices-${index + 1}` }))
  return (
    <div className="wrap">
      <PageHead data={data} />
      <div className="cols">
        <Toc label={words.site.onThisPage} sections={groups} />
        <div className="text">
          <Sections sections={data.sections.filter(({ key }) => key === 'intro')} />
          {groups.map((group) => (
            <section key={group.key} id={group.key} className="part">
              <h2>{group.title}</h2>
              <PriceTable title={group.title} treatments={group.treatments} />
            </section>
          ))}
          <Sections sections={data.sections.filter(({ key }) => key !== 'intro')} />
        </div>
      </div>
      <Related pages={data.related} />
    </div>
  )
}

function PriceTable({ title, treatments }: { title: string; treatments: string[] }) {
  const site = useSite()
  const { catalogue, stringTranslations: words } = site
  return (
    <table className="table">
      <caption className="unseen">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.price.treatment}</th>
          <th scope="col">{words.price.price}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {treatments.flatMap((id) => {
          const treatment = catalogue.treatments[id]
          if (!treatment) return []
          return (
            <tr key={id}>
              <th scope="row">
                {treatment.name}
                <p className="small soft">{describeTreatment(treatment, words)}</p>
              </th>
              <td>{formatPrice(treatment.price, words)}</td>
              <td>
                <a href={bookingPath(site, treatment)} aria-label={`${words.site.bookNow}: ${treatment.name}`}>
                  <span>{words.site.bookNow}</span>
                  <Icon name="arrow" />
                </a>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

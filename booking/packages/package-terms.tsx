import { format } from '#messages/format.ts'
import { formatPrice } from '#messages/prices.ts'
import { sayInterval } from '#messages/visit-interval.ts'
import { useWizard } from '../wizard-context.tsx'

/** What a package is, before it is booked: its visits, their intervals, the one price and what missing a visit costs. */
export default function PackageTerms() {
  const site = useWizard()
  const { price, package: plan } = site.position.treatment!
  const words = site.words.package
  const { visits, visitPrice } = plan!
  const values = { price: formatPrice(visitPrice, site.common), hours: site.cancellationHours }
  return (
    <section className="package-terms card">
      <h2>{format(words.heading, { visits: visits.length })}</h2>
      <ol>
        {visits.map(({ number, minutes, days }) => (
          <li key={number}>
            {days
              ? format(words.laterVisit, { number, minutes, ...sayInterval(days, words) })
              : format(words.firstVisit, { minutes })}
          </li>
        ))}
      </ol>
      <p>{price === 0 ? words.covered : words.onePrice}</p>
      <p>{words.next}</p>
      <p>{format(words.missed, values)}</p>
      {price !== 0 && <p>{format(words.rest, values)}</p>}
    </section>
  )
}

import { format } from '#messages/format.ts'
import { formatPrice } from '#messages/prices.ts'
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

/** In weeks where both ends are whole weeks. */
function sayInterval({ from, to }: { from: number; to: number }, { days, weeks }: { days: string; weeks: string }) {
  const isWhole = from % 7 === 0 && to % 7 === 0
  return isWhole ? { from: from / 7, to: to / 7, unit: weeks } : { from, to, unit: days }
}

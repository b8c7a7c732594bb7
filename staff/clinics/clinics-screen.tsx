import { dayAtClinic } from '#domain/dates/clinic-clock.ts'
import { clockOf, longDay, nearDay } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import { clinicsWords } from '#messages/staff/clinics-words.ts'
import { useAddress } from '../app/address.tsx'
import { problemOf } from '../app/call-error.ts'
import { Loading } from '../app/loading.tsx'
import { ProblemLine } from '../app/problem-line.tsx'
import { useAsk } from '../app/use-calls.ts'
import { useClinicName } from '../app/use-facts.ts'
import { useNow } from '../app/use-now.ts'
import { useLocale, useWords } from '../app/words.tsx'
import './clinics.css'

/** Milliseconds between two looks: a list of numbers, not a day at work. */
const askEvery = 30_000

/** A day at all clinics of the member, in numbers; each leads to its day. */
export default function ClinicsScreen() {
  const words = useWords(clinicsWords)
  const locale = useLocale()
  const nameOf = useClinicName()
  const [address, go] = useAddress()
  const now = useNow()
  const date = address.date ?? dayAtClinic(now)
  const { data, error, refetch } = useAsk('GET /staff/overview', { query: { date } }, { refreshEvery: askEvery })
  if (error && !data) return <ProblemLine problem={problemOf(error)} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  const clinics = data.clinics.toSorted((a, b) => nameOf(a.clinic).localeCompare(nameOf(b.clinic), 'nb'))
  return (
    <div className="clinics-screen">
      <h1>{format(words.heading, { day: longDay(data.date, locale) })}</h1>
      <div className="list-table-frame">
        <table className="list-table">
          <thead>
            <tr>
              {[words.clinic, words.open, words.booked, words.waiting, words.free, words.nextFree].map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {clinics.map(({ clinic, open, booked, waiting, freeMinutes, nextFree }) => (
              <tr key={clinic}>
                <th scope="row">
                  <button
                    type="button"
                    className="link"
                    onClick={() =>
                      go({ screen: 'day', clinic, practitioner: undefined, line: undefined, view: undefined })
                    }
                  >
                    {nameOf(clinic)}
                  </button>
                </th>
                <td className="clock">
                  {open.map((it) => `${clockOf(it.start)}–${clockOf(it.end)}`).join(', ') || words.closed}
                </td>
                <td>{booked}</td>
                <td>{waiting}</td>
                <td>{format(words.hours, { hours: Math.floor(freeMinutes / 60), minutes: freeMinutes % 60 })}</td>
                <td>
                  {nextFree ? `${nearDay(nextFree.slice(0, 10), data.date, locale)} ${clockOf(nextFree)}` : words.none}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

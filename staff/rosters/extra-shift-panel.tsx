import { useId, useState } from 'react'
import { longDay } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import { rosterWords } from '#messages/staff/roster-words.ts'
import { problemOf } from '../app/call-error.ts'
import { Loading } from '../app/loading.tsx'
import { ProblemLine } from '../app/problem-line.tsx'
import { useAsk } from '../app/use-calls.ts'
import { useClinicName } from '../app/use-facts.ts'
import { useLocale, useWords } from '../app/words.tsx'
import { SidePanel } from '../parts/side-panel.tsx'
import { openingOn, type RosterPerson, type RosterWeek } from './roster-week.ts'
import { ShiftForm } from './shift-panel.tsx'
import './roster-form.css'

/** A shift for somebody who has none at the clinic, and is therefore not in the week. */
export function ExtraShiftPanel({ week, today, onClose }: { week: RosterWeek; today: string; onClose: () => void }) {
  const words = useWords(rosterWords)
  const locale = useLocale()
  const id = useId()
  const days = week.days.map((it) => it.date)
  const { data, error, refetch } = useAsk('GET /staff/rosters/others', {
    query: { clinic: week.clinic, date: days[0]! },
  })
  const [date, setDate] = useState(days.find((it) => it >= today))
  const [chosen, setChosen] = useState<RosterPerson>()
  const others = data?.practitioners ?? []
  // Once it is saved they are in the week, of which one hears a little earlier or later: the form stays.
  const person = [...others, ...week.practitioners].find((it) => it.id === chosen?.id) ?? chosen
  return (
    <SidePanel title={words.extraShift} onClose={onClose}>
      {error && !data && <ProblemLine problem={problemOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && others.length === 0 && !person && <p className="soft">{words.nobodyElse}</p>}
      {date === undefined && <p className="soft">{words.weekIsOver}</p>}
      {date !== undefined && (others.length > 0 || person) && (
        <>
          <p>{words.extraShiftHint}</p>
          <div className="roster-form">
            <label htmlFor={`${id}-who`}>
              {words.practitioner}
              <select
                id={`${id}-who`}
                value={person?.id ?? ''}
                onChange={(event) => setChosen(others.find((it) => it.id === event.target.value))}
              >
                <option value="" disabled />
                {(person && !others.includes(person) ? [person, ...others] : others).map((it) => (
                  <option key={it.id} value={it.id}>
                    {it.name}
                  </option>
                ))}
              </select>
            </label>
            <label htmlFor={`${id}-day`}>
              {words.day}
              <select id={`${id}-day`} value={date} onChange={(event) => setDate(event.target.value)}>
                {days
                  .filter((it) => it >= today)
                  .map((it) => (
                    <option key={it} value={it}>
                      {longDay(it, locale)}
                    </option>
                  ))}
              </select>
            </label>
          </div>
          {person && (
            <>
              <Elsewhere person={person} date={date} />
              <ShiftForm
                key={person.id + date}
                week={{ ...week, practitioners: [person] }}
                practitioner={person.id}
                date={date}
                before={[{ hours: openingOn(week, date), breaks: [] }]}
              />
            </>
          )}
        </>
      )}
    </SidePanel>
  )
}

/** What they work at other clinics on the day: nobody is at two places at once. */
function Elsewhere({ person, date }: { person: RosterPerson; date: string }) {
  const words = useWords(rosterWords)
  const nameOf = useClinicName()
  const { elsewhere } = person.days.find((it) => it.date === date)!
  if (elsewhere.length === 0) return null
  const where = elsewhere.map(({ clinic, ...hours }) => format(words.elsewhere, { clinic: nameOf(clinic), ...hours }))
  return <p className="soft">{format(words.worksElsewhere, { where: where.join(', ') })}</p>
}

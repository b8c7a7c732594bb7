import { clockOf, longDay } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import { shortDay } from '#messages/short-dates.ts'
import { rosterWords } from '#messages/staff/roster-words.ts'
import { ProblemLine } from '../app/problem-line.tsx'
import { useLocale, useWords } from '../app/words.tsx'
import type { ChangeAnswer, RosterWeek } from './roster-week.ts'
import type { RosterEdit } from './use-roster-edit.ts'
import './change-outcome.css'

/** How many of the new times are named. */
const timesNamed = 6

/** What a change gives and takes away, before or after it is saved; or that somebody else was faster. */
export function ChangeOutcome({ edit, week }: { edit: RosterEdit; week: RosterWeek }) {
  const words = useWords(rosterWords)
  const locale = useLocale()
  const { answer, problem } = edit
  if (problem?.code === 'other-state') {
    const [last] = [week.changed, ...week.practitioners.map((it) => it.changed)].sort((a, b) => (a.at < b.at ? 1 : -1))
    const when = `${shortDay(last!.at.slice(0, 10), locale)} ${clockOf(last!.at)}`
    return (
      <p className="problem-line" role="alert">
        {format(words.conflict, { who: last!.by ?? words.nobodyChanged, when })}
      </p>
    )
  }
  if (problem) return <ProblemLine problem={problem} />
  if (!answer) return null
  return (
    <div className="change-outcome" role="status">
      {!answer.isPreview && (
        <p>
          <strong>{words.saved}</strong>
        </p>
      )}
      {isEmpty(answer.value) && answer.isPreview && <p>{words.nothingChanges}</p>}
      <Consequences value={answer.value} />
    </div>
  )
}

function isEmpty({ times, affected, groups, elsewhere }: ChangeAnswer): boolean {
  return times.length + affected.length + groups.length + elsewhere === 0
}

function Consequences({ value }: { value: ChangeAnswer }) {
  const words = useWords(rosterWords)
  const locale = useLocale()
  const { times, affected, elsewhere, groups } = value
  return (
    <ul>
      {times.map(({ practitioner, date, before, starts }) => (
        <li key={practitioner.id + date}>
          {format(words.times, {
            name: practitioner.name,
            day: longDay(date, locale),
            before: String(before),
            after: String(starts.length),
          })}
          {starts.length > 0 && (
            <span className="soft">
              {' '}
              {format(words.firstTimes, { times: starts.slice(0, timesNamed).map(clockOf).join(', ') })}
            </span>
          )}
        </li>
      ))}
      {affected.length > 0 && (
        <li>
          <strong>
            {affected.length === 1
              ? words.affected.one
              : format(words.affected.other, { count: String(affected.length) })}
            :{' '}
            {affected
              .map((it) => `${shortDay(it.start.slice(0, 10), locale)} ${clockOf(it.start)} ${it.name}`)
              .join(', ')}
          </strong>
        </li>
      )}
      {elsewhere > 0 && (
        <li>
          <strong>{format(words.elsewhereAffected, { count: String(elsewhere) })}</strong>
        </li>
      )}
      {groups.map(({ group, date, people }) => (
        <li key={group + date}>
          <strong>{format(words.groups, { group, date: shortDay(date, locale), people: String(people) })}</strong>
        </li>
      ))}
    </ul>
  )
}

import type { AnswerOf } from '#domain/api/call-types.ts'
import { clockOf } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import { shortDay } from '#messages/short-dates.ts'
import { type RosterWords, rosterWords } from '#messages/staff/roster-words.ts'
import { problemOf } from '../app/call-error.ts'
import { Loading } from '../app/loading.tsx'
import { PillButton } from '../app/pill-button.tsx'
import { ProblemLine } from '../app/problem-line.tsx'
import { useAsk } from '../app/use-calls.ts'
import { useClinicName } from '../app/use-facts.ts'
import { useLocale, useWords } from '../app/words.tsx'
import { SidePanel } from '../parts/side-panel.tsx'
import { ChangeOutcome } from './change-outcome.tsx'
import { type RosterWeek, sayShifts } from './roster-week.ts'
import { useRosterEdit } from './use-roster-edit.ts'
import './history-panel.css'

type Change = AnswerOf<'GET /staff/rosters/history'>['changes'][number]

/** Who changed a roster, when and how, and the way back. */
export function HistoryPanel({
  week,
  kind,
  id,
  onClose,
}: {
  week: RosterWeek
  kind: 'practitioner' | 'clinic'
  id: string
  onClose: () => void
}) {
  const words = useWords(rosterWords)
  const locale = useLocale()
  const nameOf = useClinicName()
  const edit = useRosterEdit(week)
  const { clinic } = week
  const { data, error, refetch } = useAsk('GET /staff/rosters/history', { query: { clinic, kind, id } })
  const name = kind === 'clinic' ? nameOf(id) : (week.practitioners.find((it) => it.id === id)?.name ?? id)
  return (
    <SidePanel title={format(words.historyOf, { name })} onClose={onClose}>
      {error && !data && <ProblemLine problem={problemOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      <ChangeOutcome edit={edit} week={week} />
      <ol className="history-panel">
        {data?.changes.map((change, n) => {
          const when = `${shortDay(change.at.slice(0, 10), locale)} ${clockOf(change.at)}`
          const back = n === 1 ? words.undo : words.goBack
          return (
            <li key={change.revision}>
              <p>
                <strong>{change.by ? format(words.changedBy, { when, who: change.by }) : words.nobodyChanged}</strong>
              </p>
              <ul>
                {sayChange(change, words, (date) => shortDay(date, locale)).map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              {n === 0 ? (
                <p className="soft">{words.current}</p>
              ) : (
                <PillButton
                  aria-label={`${back}: ${when}`}
                  isDisabled={edit.isBusy}
                  onPress={() => void edit.save({ call: 'restore', kind, id, revision: change.revision })}
                >
                  {back}
                </PillButton>
              )}
            </li>
          )
        })}
      </ol>
    </SidePanel>
  )
}

function sayChange(
  { days, more, added, removed }: Change,
  words: RosterWords,
  say: (date: string) => string,
): string[] {
  const range = (text: string) => (it: { from: string; to: string }) =>
    format(text, { from: say(it.from), to: say(it.to) })
  const hours = (text: string) => (it: { date: string }) => format(text, { date: say(it.date) })
  return [
    ...days.map(({ date, before, after }) =>
      format(words.dayChanged, {
        day: say(date),
        before: sayShifts(before) || words.noShift,
        after: sayShifts(after) || words.noShift,
      }),
    ),
    ...(more > 0 ? [format(words.more, { count: String(more) })] : []),
    ...added.absences.map(range(words.awayAdded)),
    ...removed.absences.map(range(words.awayRemoved)),
    ...added.closures.map(range(words.closedAdded)),
    ...removed.closures.map(range(words.closedRemoved)),
    ...added.specialHours.map(hours(words.hoursAdded)),
    ...removed.specialHours.map(hours(words.hoursRemoved)),
  ]
}

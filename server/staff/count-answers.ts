import { listVisitAnswers } from '#database/visit-questions/visit-questions.ts'
import { addDays } from '#domain/dates/calendar-date.ts'
import type { Clinic } from '#domain/facts/clinic.ts'
import { fewestVisitAnswers, sumUpVisits, sumUpWeeks } from '#domain/visit-questions/visit-question.ts'
import { todayAt } from '../clock/today.ts'
import type { Service } from '../service.ts'

const weeks = 8

/** What patients answered about their visits at some clinics together. What they wrote stands without its week: at a quiet clinic that would tell who it was. */
export async function countAnswers(
  { clock, database, zone }: Pick<Service, 'clock' | 'database' | 'zone'>,
  clinics: readonly Clinic[],
) {
  const today = Temporal.PlainDate.from(todayAt(zone, clock.now()))
  const first = today.subtract({ days: today.dayOfWeek - 1, weeks: weeks - 1 }).toString()
  const answers = await listVisitAnswers(
    database,
    clinics.map(({ id }) => id),
    first,
  )
  const written = new Map(
    answers.flatMap(({ score, line }) => (line === '' ? [] : [[`${score} ${line}`, { score, line }] as const])),
  )
  return {
    all: sumUpVisits(answers.map(({ score }) => score)),
    weeks: sumUpWeeks(
      Array.from({ length: weeks }, (_, n) => addDays(first, 7 * n)).map((week) => ({
        week,
        scores: answers.filter((it) => it.week === week).map(({ score }) => score),
      })),
    ),
    lines:
      answers.length < fewestVisitAnswers ? [] : [...written.values()].sort((a, b) => a.line.localeCompare(b.line)),
  }
}

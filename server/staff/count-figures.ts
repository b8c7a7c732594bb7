import { type FiguresOfLine, readFigures } from '#database/staff/figures.ts'
import { addDays } from '#domain/dates/calendar-date.ts'
import type { Clinic } from '#domain/facts/clinic.ts'
import { noFigures, type WeekFigures } from '#domain/staff/figures.ts'
import { todayAt } from '../clock/today.ts'
import type { Service } from '../service.ts'

const weeksBack = 7
const weeksAhead = 1

/** What the weeks around today came to at some clinics together. */
export async function countFigures(
  {
    availability,
    clock,
    database,
    facts,
    zone,
  }: Pick<Service, 'availability' | 'clock' | 'database' | 'facts' | 'zone'>,
  clinics: readonly Clinic[],
): Promise<WeekFigures[]> {
  const { planner } = availability.schedule
  const today = Temporal.PlainDate.from(todayAt(zone, clock.now()))
  const monday = today.subtract({ days: today.dayOfWeek - 1, weeks: weeksBack })
  const weeks = Array.from({ length: weeksBack + 1 + weeksAhead }, (_, n) => monday.add({ weeks: n }).toString())
  const startOf = (date: string) => Temporal.PlainDate.from(date).toZonedDateTime(zone).toInstant()
  const rows = await readFigures(database, {
    clinics: clinics.map(({ id }) => id),
    from: startOf(weeks[0]!),
    to: startOf(addDays(weeks.at(-1)!, 7)),
    zone,
    lines: facts.catalogue.types.flatMap(({ id, services }) =>
      services.flatMap(({ treatments }) => treatments.map((it) => ({ treatment: it.id, line: id }))),
    ),
  })
  const workedOn = (date: string) =>
    clinics.reduce((sum, clinic) => {
      const stretches = [...planner(clinic, date).work.values()].flat()
      return sum + stretches.reduce((minutes, { start, end }) => minutes + (end - start) / 60_000, 0)
    }, 0)
  return weeks.map((week) => {
    const ofWeek = rows.filter((it) => it.week === week)
    const all = ofWeek.find(({ line }) => line === null)
    const days = Array.from({ length: 7 }, (_, n) => addDays(week, n))
    const workMinutes = Math.round(days.reduce((sum, date) => sum + workedOn(date), 0))
    return {
      week,
      all: all ? withoutKeys(all) : noFigures,
      workMinutes,
      freeMinutes: Math.max(0, workMinutes - (all?.bookedMinutes ?? 0)),
      lines: ofWeek.flatMap((it) => (it.line === null ? [] : { line: it.line, ...withoutKeys(it) })),
    }
  })
}

function withoutKeys({ week: _, line: __, bookedMinutes: ___, ...figures }: FiguresOfLine) {
  return figures
}

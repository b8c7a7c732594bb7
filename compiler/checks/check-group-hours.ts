import { addDays } from '#domain/dates/calendar-date.ts'
import type { ContentFacts } from '#domain/facts/facts.ts'
import type { Group } from '#domain/facts/group.ts'
import type { Practitioner, Shift } from '#domain/facts/practitioner.ts'
import { listRuns } from '#domain/groups/runs.ts'
import { toMinutes } from '#domain/opening/opening-hours.ts'

/** Reports classes and courses at hours when their leader sees patients, is away, or the clinic is closed. */
export function checkGroupHours(
  {
    groups,
    practitioners,
    clinics,
    catalogue,
  }: Pick<ContentFacts, 'groups' | 'practitioners' | 'clinics' | 'catalogue'>,
  report: (fact: object, path: PropertyKey[], message: string) => void,
): void {
  const treatments = catalogue.types.flatMap(({ services }) => services.flatMap((service) => service.treatments))
  for (const group of groups) {
    const { days, at, link } = group
    const treatment = treatments.find(({ id }) => id === group.treatment)
    const leader = practitioners.find(({ id }) => id === group.leader)
    const clinic = clinics.find(({ id }) => id === group.clinic)
    // What does not exist is reported as such.
    if (!treatment || !leader || !clinic) continue
    const { start } = toMinutes({ from: at, to: at })
    const time = { start, end: start + treatment.minutes }
    for (const day of days) {
      const open = (clinic.hours[day] ?? []).map(toMinutes)
      if (!link && !open.some((hours) => hours.start <= time.start && time.end <= hours.end))
        report(group, ['at'], `on ${day} it lies outside the opening hours of ${clinic.id}. Change one of them.`)
      if (leader.shifts.some((shift) => shift.days.includes(day) && isOverlapping(shift, time)))
        report(group, ['at'], `on ${day} ${leader.id} sees patients at that hour. Change one of them.`)
    }
    const away = findAbsence(group, leader)
    if (away) report(group, ['pauses'], `${leader.id} is away on ${away}. Add a pause, or another leader.`)
  }
}

function isOverlapping({ hours, breaks }: Shift, time: { start: number; end: number }): boolean {
  const work = toMinutes(hours)
  const isBreak = breaks.map(toMinutes).some((pause) => pause.start <= time.start && time.end <= pause.end)
  return work.start < time.end && time.start < work.end && !isBreak
}

/** The first date of a run within a year on which the leader is away. */
function findAbsence(group: Group, { absences }: Practitioner): string | undefined {
  const runs = listRuns(group, () => false, group.first, addDays(group.first, 365))
  return runs.flatMap(({ dates }) => dates).find((date) => absences.some(({ from, to }) => from <= date && date <= to))
}

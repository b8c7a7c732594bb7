import { dateAt } from '../availability/day-clock.ts'
import type { Schedule } from '../availability/schedule.ts'
import { addDays } from '../dates/calendar-date.ts'
import type { AffectedReason } from '../rosters/affected.ts'
import { type GroupRun, groupHorizonDays, listGroupRuns } from './group-times.ts'

/** A date of a group whose leader is away, or whose clinic is closed, and that nobody has called off. */
export interface AffectedDate {
  readonly group: string
  readonly run: string
  readonly date: string
  /** Epoch milliseconds. */
  readonly start: number
  readonly leader: string
  readonly clinic: string
  /** The clinic's. */
  readonly zone: string
  readonly reason: AffectedReason
}

/** In the order of their days. They stay in the plan until somebody calls them off or finds another leader. */
export function findAffectedDates(schedule: Pick<Schedule, 'facts' | 'index'>, now: number): AffectedDate[] {
  // Yesterday is not too late in any zone.
  const from = addDays(dateAt('UTC', now), -1)
  return listGroupRuns(schedule, {}, from, addDays(from, groupHorizonDays))
    .flatMap((run) =>
      run.dates
        .filter((it) => it.start > now && !it.isCancelled)
        .flatMap(({ date, start }) => {
          const reason = findReason(schedule, run, date)
          if (reason === null) return []
          const { group, id, leader, clinic } = run
          return [
            { group: group.id, run: id, date, start, leader: leader.id, clinic: clinic.id, zone: clinic.zone, reason },
          ]
        }),
    )
    .sort((a, b) => a.start - b.start)
}

/** Opening hours do not matter: evenings are held after them. */
function findReason(
  { index }: Pick<Schedule, 'index'>,
  { group, clinic, leader }: GroupRun,
  date: string,
): AffectedReason | null {
  const covers = (it: { from: string; to: string }) => it.from <= date && date <= it.to
  if (group.link === undefined && clinic.closures.some(covers)) return 'clinic-closed'
  return index.practitioners.get(leader.id)?.absences.some(covers) ? 'absent' : null
}

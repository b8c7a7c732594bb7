import { type ClinicVisit, readVisitsAt } from '#database/staff/visits.ts'
import { createDayClock } from '#domain/availability/day-clock.ts'
import type { DayPlan } from '#domain/availability/day-plan.ts'
import { intersectIntervals } from '#domain/availability/interval.ts'
import type { RosterEntry } from '#domain/availability/schedule-index.ts'
import type { Clinic } from '#domain/facts/clinic.ts'
import { type Outcome, succeed } from '../provider/provider.ts'
import type { Service } from '../service.ts'

/** What is known of a day at a clinic: who works when, who comes and what is taken. */
export interface ClinicDay {
  plan: DayPlan
  /** Everybody with a shift there, on whatever day. */
  staff: readonly RosterEntry[]
  visits: ClinicVisit[]
  /** Live alone. `isHold`: somebody is about to book it. */
  taken: { practitioner: string; start: number; end: number; isHold: boolean }[]
}

export async function readClinicDay(
  { availability, clock, database, provider }: Pick<Service, 'availability' | 'clock' | 'database' | 'provider'>,
  clinic: Clinic,
  date: string,
): Promise<Outcome<ClinicDay>> {
  const { index, planner } = availability.schedule
  const day = createDayClock(clinic.zone, date)
  const from = Temporal.Instant.fromEpochMilliseconds(day.start)
  const to = Temporal.Instant.fromEpochMilliseconds(day.end)
  const staff = index.staff.get(clinic.id) ?? []
  const people = staff.map((it) => it.id)
  const occupied = await provider.readOccupied(people, from, to)
  if (!occupied.ok) return occupied
  const now = clock.now().epochMilliseconds
  const plan = planner(clinic, date)
  const taken = occupied.value
    .filter(({ expiresAt }) => expiresAt === null || expiresAt > now)
    .flatMap(({ practitioner, start, end, expiresAt, isOutside }) => {
      // Outside of working time everything is: only what it takes of a shift is worth showing.
      const shown = isOutside
        ? intersectIntervals([{ start, end }], plan.work.get(practitioner) ?? [])
        : [{ start, end }]
      return shown.map((it) => ({ practitioner, ...it, isHold: expiresAt !== null }))
    })
  return succeed({
    plan,
    staff,
    visits: await readVisitsAt(database, clinic.id, from, to),
    taken,
  })
}

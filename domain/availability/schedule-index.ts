import type { Profession, Treatment } from '../facts/catalogue.ts'
import type { Clinic } from '../facts/clinic.ts'
import type { Facts } from '../facts/facts.ts'
import type { Practitioner, Shift } from '../facts/practitioner.ts'
import type { Weekday } from '../facts/shared.ts'
import type { Interval } from './interval.ts'
import { type IsHoliday, toMinutes } from './opening-hours.ts'

/** A shift with its times in minutes from 00:00. */
export interface RosterShift {
  readonly clinic: string
  readonly days: readonly Weekday[]
  readonly weeks: Shift['weeks']
  readonly hours: Interval
  readonly breaks: readonly Interval[]
}

/** A practitioner as the calendar sees one. */
export interface RosterEntry {
  readonly id: string
  readonly name: string
  readonly profession: Profession
  readonly treatments: ReadonlySet<string>
  readonly shifts: readonly RosterShift[]
  readonly absences: Practitioner['absences']
}

/**
 * The facts arranged for questions about time, made once for as long as the facts stay the same. A question looks up
 * one clinic and one treatment, so that its cost follows the people who offer that there, not the size of the chain.
 */
export interface ScheduleIndex {
  readonly treatments: ReadonlyMap<string, Treatment>
  readonly clinics: ReadonlyMap<string, Clinic>
  readonly practitioners: ReadonlyMap<string, RosterEntry>
  /** Everybody with a shift at a clinic, by clinic id. */
  readonly staff: ReadonlyMap<string, readonly RosterEntry[]>
  /** Who offers a treatment at a clinic, by clinic id and treatment id, ordered by name. Never a video treatment. */
  readonly offers: ReadonlyMap<string, ReadonlyMap<string, readonly RosterEntry[]>>
  readonly isHoliday: IsHoliday
}

export function indexSchedule(
  facts: Pick<Facts, 'catalogue' | 'clinics' | 'practitioners'>,
  isHoliday: IsHoliday,
): ScheduleIndex {
  const treatments = new Map(
    facts.catalogue.types.flatMap((type) => type.services.flatMap((it) => it.treatments)).map((it) => [it.id, it]),
  )
  const entries = facts.practitioners.map(toEntry).sort(byName)
  const staff = new Map<string, RosterEntry[]>(facts.clinics.map((it) => [it.id, []]))
  const offers = new Map<string, Map<string, RosterEntry[]>>(facts.clinics.map((it) => [it.id, new Map()]))
  for (const entry of entries) {
    for (const clinic of new Set(entry.shifts.map((it) => it.clinic))) {
      staff.get(clinic)?.push(entry)
      const offered = offers.get(clinic)
      if (!offered) continue
      for (const id of entry.treatments) {
        if (treatments.get(id)?.mode !== 'clinic') continue
        const list = offered.get(id)
        if (list) list.push(entry)
        else offered.set(id, [entry])
      }
    }
  }
  return {
    treatments,
    clinics: new Map(facts.clinics.map((it) => [it.id, it])),
    practitioners: new Map(entries.map((it) => [it.id, it])),
    staff,
    offers,
    isHoliday,
  }
}

function toEntry(practitioner: Practitioner): RosterEntry {
  const { id, name, profession, absences } = practitioner
  const shifts = practitioner.shifts.map((it) => ({
    ...it,
    hours: toMinutes(it.hours),
    breaks: it.breaks.map(toMinutes),
  }))
  return { id, name, profession, shifts, absences, treatments: new Set(practitioner.treatments) }
}

function byName(a: RosterEntry, b: RosterEntry): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : a.id < b.id ? -1 : 1
}

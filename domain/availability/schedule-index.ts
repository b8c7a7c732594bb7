import type { Profession, Treatment } from '../facts/catalogue.ts'
import type { Clinic } from '../facts/clinic.ts'
import type { Facts } from '../facts/facts.ts'
import type { Practitioner, Shift } from '../facts/practitioner.ts'
import type { IsHoliday } from './opening-hours.ts'

const minuteMs = 60_000
/** Closer starts would fill the picker with times that nobody tells apart. */
const finestGridMinutes = 10

/** A practitioner as the calendar sees one. */
export interface RosterEntry {
  readonly id: string
  readonly name: string
  readonly profession: Profession
  readonly treatments: ReadonlySet<string>
  readonly shifts: readonly Shift[]
  readonly absences: Practitioner['absences']
  /** The grid of this practitioner's starts, in milliseconds. */
  readonly step: number
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
  const entries = facts.practitioners.map((it) => toEntry(it, treatments)).sort(byName)
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

function toEntry(practitioner: Practitioner, treatments: ReadonlyMap<string, Treatment>): RosterEntry {
  const { id, name, profession, shifts, absences } = practitioner
  const offered = practitioner.treatments.map((it) => treatments.get(it)).filter((it) => it?.mode === 'clinic')
  const lengths = offered.map((it) => (it ? it.minutes + it.buffer : 0))
  return {
    id,
    name,
    profession,
    shifts,
    absences,
    treatments: new Set(practitioner.treatments),
    step: findStep(lengths),
  }
}

/**
 * The grid on which one practitioner's appointments start: the greatest common divisor of the lengths of everything
 * they offer. It is the coarsest grid on which any mix of their treatments can follow one another without a gap, and
 * it does not depend on what is booked: a booking takes away the times it overlaps and moves no other, so a time that
 * somebody looks at stays valid until it is really taken. (Packing starts behind each booking would offer a few
 * more, but a hold that lapses would then withdraw free times.)
 */
function findStep(lengths: readonly number[]): number {
  const grid = lengths.reduce(greatestCommonDivisor, 0)
  return Math.max(grid, finestGridMinutes) * minuteMs
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}

function byName(a: RosterEntry, b: RosterEntry): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : a.id < b.id ? -1 : 1
}

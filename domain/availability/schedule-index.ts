import { isHolidayIn } from '../dates/holidays.ts'
import type { Profession, Treatment } from '../facts/catalogue.ts'
import type { Clinic } from '../facts/clinic.ts'
import type { Facts } from '../facts/facts.ts'
import type { Practitioner, Shift } from '../facts/practitioner.ts'
import type { Weekday } from '../facts/shared.ts'
import { type IsHoliday, toMinutes } from '../opening/opening-hours.ts'
import { listWorkplaces } from '../people/workplaces.ts'
import type { Interval } from './interval.ts'

/** A shift with its times in minutes from 00:00. */
export interface RosterShift {
  readonly clinic: string
  readonly days: readonly Weekday[]
  readonly weeks: Shift['weeks']
  readonly validFrom?: string | undefined
  readonly validTo?: string | undefined
  readonly hours: Interval
  readonly breaks: readonly Interval[]
}

/** The parts of a practitioner that the schedule needs. */
export interface RosterEntry {
  readonly id: string
  readonly name: string
  readonly profession: Profession
  readonly treatments: ReadonlySet<string>
  readonly shifts: readonly RosterShift[]
  /** Ids of the clinics where they have a shift. */
  readonly clinics: readonly string[]
  readonly absences: Practitioner['absences']
}

/**
 * The facts indexed for questions about times, built once per set of facts. A question looks up one clinic and one
 * treatment, so its cost depends on how many people offer that there, not on the size of the chain.
 */
export interface ScheduleIndex {
  readonly treatments: ReadonlyMap<string, Treatment>
  readonly clinics: ReadonlyMap<string, Clinic>
  readonly practitioners: ReadonlyMap<string, RosterEntry>
  /** Everybody with a shift at a clinic, by clinic id. */
  readonly staff: ReadonlyMap<string, readonly RosterEntry[]>
  /** Who offers a treatment at a clinic, by clinic id and treatment id, ordered by name. Never a video treatment, nor what is held for a group. */
  readonly offers: ReadonlyMap<string, ReadonlyMap<string, readonly RosterEntry[]>>
  readonly isHoliday: IsHoliday
}

export function indexSchedule(
  facts: Pick<Facts, 'catalogue' | 'clinics' | 'practitioners' | 'holidays'>,
): ScheduleIndex {
  const treatments = new Map(
    facts.catalogue.types.flatMap((type) => type.services.flatMap((it) => it.treatments)).map((it) => [it.id, it]),
  )
  const entries = facts.practitioners.map(toEntry)
  const staff = new Map<string, RosterEntry[]>(facts.clinics.map((it) => [it.id, []]))
  for (const entry of entries) for (const clinic of entry.clinics) staff.get(clinic)?.push(entry)
  for (const people of staff.values()) people.sort(byName)
  return {
    treatments,
    clinics: new Map(facts.clinics.map((it) => [it.id, it])),
    practitioners: new Map(entries.map((it) => [it.id, it])),
    staff,
    offers: new Map([...staff].map(([clinic, people]) => [clinic, listOffers(people, treatments)])),
    isHoliday: isHolidayIn(facts.holidays),
  }
}

/** The ids whose roster has changed. */
export interface RosterChanges {
  readonly practitioners: readonly Practitioner[]
  readonly clinics: readonly Clinic[]
}

/**
 * The index after a change of rosters. Only the affected parts are rebuilt; everything else stays the same object, which is
 * how the planner knows that its plans are still valid. Returns the ids of the affected clinics.
 */
export function updateIndex(
  index: ScheduleIndex,
  changes: RosterChanges,
): { index: ScheduleIndex; reached: ReadonlySet<string> } {
  const entries = new Map(changes.practitioners.map((it) => [it.id, toEntry(it)]))
  const left = changes.practitioners.flatMap((it) => index.practitioners.get(it.id)?.clinics ?? [])
  const joined = [...entries.values()].flatMap((it) => it.clinics)
  const restaffed = new Set([...left, ...joined].filter((it) => index.clinics.has(it)))

  const clinics = new Map(index.clinics)
  for (const clinic of changes.clinics) clinics.set(clinic.id, clinic)
  const practitioners = new Map(index.practitioners)
  for (const [id, entry] of entries) practitioners.set(id, entry)
  const staff = new Map(index.staff)
  const offers = new Map(index.offers)
  for (const clinic of restaffed) {
    const others = (index.staff.get(clinic) ?? []).filter((it) => !entries.has(it.id))
    const changed = [...entries.values()].filter((it) => it.clinics.includes(clinic))
    const people = [...others, ...changed].sort(byName)
    staff.set(clinic, people)
    offers.set(clinic, listOffers(people, index.treatments))
  }
  const reached = new Set([...restaffed, ...changes.clinics.map((it) => it.id)])
  return { index: { ...index, clinics, practitioners, staff, offers }, reached }
}

/** Who of a clinic's staff offers each treatment there. */
function listOffers(people: readonly RosterEntry[], treatments: ScheduleIndex['treatments']) {
  const offers = new Map<string, RosterEntry[]>()
  for (const entry of people) {
    for (const id of entry.treatments) {
      const treatment = treatments.get(id)
      if (treatment?.mode !== 'clinic' || treatment.group) continue
      const list = offers.get(id)
      if (list) list.push(entry)
      else offers.set(id, [entry])
    }
  }
  return offers
}

function toEntry(practitioner: Practitioner): RosterEntry {
  const { id, name, profession, absences } = practitioner
  const shifts = practitioner.shifts.map((it) => ({
    ...it,
    hours: toMinutes(it.hours),
    breaks: it.breaks.map(toMinutes),
  }))
  const clinics = listWorkplaces(practitioner)
  return { id, name, profession, shifts, clinics, absences, treatments: new Set(practitioner.treatments) }
}

function byName(a: RosterEntry, b: RosterEntry): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : a.id < b.id ? -1 : 1
}

/**
 * When a treatment can be had. Everything here is a pure function of the facts, of who is busy and of the moment:
 *
 *   indexSchedule(facts)                         → ScheduleIndex, once per set of facts    (schedule-index.ts)
 *   createPlanner(index)                         → Planner, remembers the days' plans      (day-plan.ts)
 *   resolveChoice(index, {treatment, clinic, practitioner?}) → Choice, or which id is unknown (choice.ts)
 *   collectBusy(bookings and holds)              → Busy                                    (busy.ts)
 *   takeSnapshot({ index, planner }, busy, now)  → Snapshot, once per question             (snapshot.ts)
 *
 *   findSlots(snapshot, choice, date)            → { date, state, slots }                  (here)
 *   checkSlot(snapshot, id, from?)               → the slot, or why it cannot be booked    (here)
 *   checkHeldSlot(snapshot, id)                  → the same for whoever holds it           (here)
 *   listDays(snapshot, choice, from, to)         → [{ date, state, free }]                 (days.ts)
 *   findNextDate(snapshot, choice, after)        → the next date with a free time          (days.ts)
 *   findNextFree(snapshot, choices, from?)       → the earliest free time                  (days.ts)
 *   describeToday(snapshot, clinic, choices, date?) → { state, nextFree, opensAt, closesAt } (clinic-today.ts)
 *
 * A snapshot's `now` is in epoch milliseconds; as times begin on whole minutes, an answer about times holds until the next one.
 * Dates are `YYYY-MM-DD` (isCalendarDate). `busy` may cover more people and time than asked for; who books or moves leaves
 * their own hold or booking out of it. checkSlot accepts exactly what findSlots shows, because it asks findSlots.
 * For somebody at the clinic's own kiosk, the choice's treatment has the lead time of lead-time.ts.
 */
import { addDays } from '../dates/calendar-date.ts'
import type { Treatment } from '../facts/catalogue.ts'
import type { Clinic } from '../facts/clinic.ts'
import { nobodyBusy } from './busy.ts'
import { type Choice, resolveChoice } from './choice.ts'
import { dateAt, formatInstant, minutesAt } from './day-clock.ts'
import type { DayPlan } from './day-plan.ts'
import { formatStart } from './format-slot-id.ts'
import { listFreeStarts } from './free-starts.ts'
import { type BookedFrom, withLeadTime } from './lead-time.ts'
import { type PartOfDay, partOfDay } from './part-of-day.ts'
import type { RosterEntry } from './schedule-index.ts'
import { parseSlotId } from './slot-id.ts'
import { chooseState, type SlotState } from './slot-state.ts'
import type { Snapshot } from './snapshot.ts'
import { createTogether, type TimesTogether, type WayTogether, waysTogether } from './together.ts'

const minuteMs = 60_000
const dayMs = 86_400_000

/** How many days ahead can be booked: rosters are settled for about three months, and later dates would be moved. */
export const bookingHorizonDays = 90

/** A time that can be booked, in the shape of the API. */
export interface Slot {
  readonly id: string
  /** ISO 8601 with the clinic's offset. */
  readonly start: string
  readonly end: string
  readonly part: PartOfDay
  readonly practitioner: { readonly id: string; readonly name: string }
  /** Where several people come: the times of all of them, this one first. */
  readonly together?: readonly { readonly way: WayTogether; readonly slots: readonly string[] }[]
}

export interface DaySlots {
  readonly date: string
  readonly state: SlotState
  /** In order of time, then of name. Not empty exactly when the state is 'available'. */
  readonly slots: readonly Slot[]
}

/** The times of one day. */
export function findSlots(snapshot: Snapshot, choice: Choice, date: string): DaySlots {
  const plan = snapshot.planner(choice.clinic, date)
  const found = findStarts(snapshot, plan, choice)
  const state = describeState(snapshot, plan, choice, found.length > 0)
  return { date, state, slots: toSlots(plan, choice, found) }
}

export interface FoundStart {
  readonly start: number
  readonly by: RosterEntry
  /** How several people can come who begin with it. */
  readonly together?: TimesTogether<FoundStart>
}

/** The starts of one day in order, as instants; at most `limit` of each practitioner. */
export function findStarts(
  moment: Pick<Snapshot, 'busy' | 'now'>,
  plan: DayPlan,
  choice: Choice,
  limit = Number.POSITIVE_INFINITY,
): FoundStart[] {
  if (!isWithinReach(plan, moment.now)) return []
  // The first of several people needs the times after theirs too.
  const most = choice.people === undefined ? limit : Number.POSITIVE_INFINITY
  const found = choice.offeredBy.flatMap((by) => startsOf(moment, plan, choice.treatment, by, most))
  const sorted = choice.offeredBy.length > 1 ? found.sort((a, b) => a.start - b.start) : found
  return choice.people === undefined ? sorted : keepTogether(sorted, choice.treatment, choice.people)
}

/** The starts at which several people can come together. */
function keepTogether(found: FoundStart[], { minutes }: Treatment, people: number): FoundStart[] {
  const findTogether = createTogether(found, { people, length: minutes * minuteMs })
  return found.flatMap((first) => {
    const together = findTogether(first)
    return Object.keys(together).length > 0 ? [{ ...first, together }] : []
  })
}

function startsOf(
  { busy, now }: Pick<Snapshot, 'busy' | 'now'>,
  plan: DayPlan,
  treatment: Treatment,
  by: RosterEntry,
  limit: number,
): FoundStart[] {
  const work = plan.work.get(by.id)
  if (!work) return []
  const occupied = (treatment.minutes + treatment.buffer) * minuteMs
  const earliest = now + treatment.leadMinutes * minuteMs
  const starts = listFreeStarts(work, busy.get(by.id) ?? [], { occupied, earliest, limit })
  return starts.map((start) => ({ start, by }))
}

function isWithinReach(plan: DayPlan, now: number): boolean {
  if (plan.clock.end <= now) return false
  // Only the last days need the calendar to decide; for the others it would slow down every request.
  return plan.clock.start - now < (bookingHorizonDays - 1) * dayMs || plan.date <= lastDate(plan.clinic, now)
}

/** The last day that can be booked at a clinic. */
export function lastDate(clinic: Pick<Clinic, 'zone'>, now: number): string {
  return addDays(dateAt(clinic.zone, now), bookingHorizonDays)
}

/** The state of a day, given whether it has free times. */
export function describeState({ now }: Snapshot, plan: DayPlan, choice: Choice, free: boolean): SlotState {
  return chooseState({
    free,
    open: plan.open.length > 0,
    chosen: choice.chosen !== null,
    atWork: choice.chosen !== null && plan.work.has(choice.chosen.id),
    reachable: free || findStarts({ busy: nobodyBusy, now }, plan, choice, 1).length > 0,
    profession: (choice.chosen ?? choice.treatment).profession,
  })
}

function toSlots(plan: DayPlan, choice: Choice, found: readonly FoundStart[]): Slot[] {
  const prefix = `${choice.treatment.id}.${choice.clinic.id}.`
  const length = choice.treatment.minutes * minuteMs
  const name = ({ start, by }: FoundStart) => `${prefix}${by.id}.${formatStart(start)}`
  return found.map(({ start, by, together }) => ({
    id: name({ start, by }),
    start: formatInstant(plan.clock, start),
    end: formatInstant(plan.clock, start + length),
    part: partOfDay(minutesAt(plan.clock, start)),
    practitioner: { id: by.id, name: by.name },
    ...(together && {
      together: waysTogether.flatMap((way) => {
        const times = together[way]
        return times ? [{ way, slots: times.map(name) }] : []
      }),
    }),
  }))
}

/** A slot with everything that a booking stores about it. */
export interface BookableSlot extends Slot {
  readonly treatment: Treatment
  readonly clinic: Clinic
  /** The day in the clinic's zone. */
  readonly date: string
  /** Epoch milliseconds. `busyUntil` is the end with the buffer: the practitioner is taken up to there. */
  readonly startsAt: number
  readonly endsAt: number
  readonly busyUntil: number
}

export type SlotCheck =
  | { readonly ok: true; readonly slot: BookableSlot }
  /** not-found: there is no such time, or it is past or too far ahead. slot-taken: somebody has it, or it is too near by now. */
  | { readonly ok: false; readonly code: 'not-found' | 'slot-taken' }

/** Whether a slot can be booked at this moment by somebody who is at that clinic, or elsewhere. */
export function checkSlot(snapshot: Snapshot, id: string, from: BookedFrom = 'elsewhere'): SlotCheck {
  const checked = check(snapshot, id, (treatment) => withLeadTime(treatment, from))
  // Nobody can take a time that nobody could have.
  return checked.ok || checkHeldSlot(snapshot, id).ok ? checked : { ok: false, code: 'not-found' }
}

/** Whether the visitor who holds a slot can book it: the lead time was checked when it was held and is not checked again. */
export function checkHeldSlot(snapshot: Snapshot, id: string): SlotCheck {
  const unbooked = { ...snapshot, busy: nobodyBusy }
  const checked = check(unbooked, id, (treatment) => ({ ...treatment, leadMinutes: 0 }))
  return checked.ok ? checked : { ok: false, code: 'not-found' }
}

function check(snapshot: Snapshot, id: string, adapt: (treatment: Treatment) => Treatment): SlotCheck {
  const key = parseSlotId(id)
  if (!key) return { ok: false, code: 'not-found' }
  const result = resolveChoice(snapshot.index, key)
  if (!result.ok) return { ok: false, code: 'not-found' }
  const { treatment, clinic } = result.choice
  const choice = { ...result.choice, treatment: adapt(treatment) }
  const date = dateAt(clinic.zone, key.start)
  const slot = findSlots(snapshot, choice, date).slots.find((it) => it.id === id)
  if (!slot) return { ok: false, code: 'slot-taken' }
  const endsAt = key.start + treatment.minutes * minuteMs
  const busyUntil = endsAt + treatment.buffer * minuteMs
  return { ok: true, slot: { ...slot, treatment, clinic, date, startsAt: key.start, endsAt, busyUntil } }
}

/**
 * When a treatment can be had. Everything here is a pure function of the facts, of who is busy and of the moment:
 *
 *   indexSchedule(facts)                         → ScheduleIndex, once per set of facts    (schedule-index.ts)
 *   createPlanner(index)                         → Planner, remembers the days' plans      (day-plan.ts)
 *   resolveChoice(index, {treatment, clinic, practitioner?}) → Choice, or which id is unknown (choice.ts)
 *   collectBusy(bookings and holds)              → Busy                                    (busy.ts)
 *
 *   findSlots(planner, choice, date, busy, now)  → { date, state, slots }                  (here)
 *   checkSlot(index, planner, id, busy, now)     → the slot, or why it cannot be booked     (here)
 *   checkHeldSlot(index, planner, id, now)       → the same for whoever holds it            (here)
 *   listDays(planner, choice, from, to, busy, now) → [{ date, state, free }]               (days.ts)
 *   findNextDate(planner, choice, after, busy, now) → the next date with a free time       (days.ts)
 *   findNextFree(planner, choices, busy, now, from?) → the earliest free time              (days.ts)
 *   describeToday(planner, clinic, choices, busy, now, date?) → { state, nextFree, opensAt, closesAt } (clinic-today.ts)
 *
 * `now` is in epoch milliseconds; as times begin on whole minutes, an answer about times holds until the next one.
 * Dates are `YYYY-MM-DD` (isCalendarDate). `busy` may cover more people and time than asked for; who books or moves leaves
 * their own hold or booking out of it. checkSlot accepts exactly what findSlots shows, because it asks findSlots.
 * For somebody at the clinic's own kiosk, the choice's treatment has the lead time of lead-time.ts.
 */
import { addDays } from '../dates/calendar-date.ts'
import type { Treatment } from '../facts/catalogue.ts'
import type { Clinic } from '../facts/clinic.ts'
import { type Busy, nobodyBusy } from './busy.ts'
import { type Choice, resolveChoice } from './choice.ts'
import { dateAt, formatInstant, minutesAt } from './day-clock.ts'
import type { DayPlan, Planner } from './day-plan.ts'
import { listFreeStarts } from './free-starts.ts'
import { type BookedFrom, withLeadTime } from './lead-time.ts'
import { type PartOfDay, partOfDay } from './part-of-day.ts'
import type { RosterEntry, ScheduleIndex } from './schedule-index.ts'
import { formatStart, parseSlotId } from './slot-id.ts'
import { chooseState, type SlotState } from './slot-state.ts'

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
}

export interface DaySlots {
  readonly date: string
  readonly state: SlotState
  /** In order of time, then of name. Not empty exactly when the state is 'available'. */
  readonly slots: readonly Slot[]
}

/** The times of one day. */
export function findSlots(planner: Planner, choice: Choice, date: string, busy: Busy, now: number): DaySlots {
  const plan = planner(choice.clinic, date)
  const found = findStarts(plan, choice, busy, now)
  return { date, state: describeState(plan, choice, now, found.length > 0), slots: toSlots(plan, choice, found) }
}

export interface FoundStart {
  readonly start: number
  readonly by: RosterEntry
}

/** The starts of one day in order, as instants; at most `limit` of each practitioner. */
export function findStarts(
  plan: DayPlan,
  choice: Choice,
  busy: Busy,
  now: number,
  limit = Number.POSITIVE_INFINITY,
): FoundStart[] {
  if (!isWithinReach(plan, now)) return []
  const found = choice.offeredBy.flatMap((by) => startsOf(plan, choice.treatment, by, busy, now, limit))
  return choice.offeredBy.length > 1 ? found.sort((a, b) => a.start - b.start) : found
}

function startsOf(plan: DayPlan, treatment: Treatment, by: RosterEntry, busy: Busy, now: number, limit: number) {
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
export function describeState(plan: DayPlan, choice: Choice, now: number, free: boolean): SlotState {
  return chooseState({
    free,
    open: plan.open.length > 0,
    chosen: choice.chosen !== null,
    atWork: choice.chosen !== null && plan.work.has(choice.chosen.id),
    reachable: free || findStarts(plan, choice, nobodyBusy, now, 1).length > 0,
    profession: (choice.chosen ?? choice.treatment).profession,
  })
}

function toSlots(plan: DayPlan, choice: Choice, found: readonly FoundStart[]): Slot[] {
  const prefix = `${choice.treatment.id}.${choice.clinic.id}.`
  const length = choice.treatment.minutes * minuteMs
  return found.map(({ start, by }) => ({
    id: `${prefix}${by.id}.${formatStart(start)}`,
    start: formatInstant(plan.clock, start),
    end: formatInstant(plan.clock, start + length),
    part: partOfDay(minutesAt(plan.clock, start)),
    practitioner: { id: by.id, name: by.name },
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
export function checkSlot(
  index: ScheduleIndex,
  planner: Planner,
  id: string,
  busy: Busy,
  now: number,
  from: BookedFrom = 'elsewhere',
): SlotCheck {
  const checked = check(index, planner, id, busy, now, (treatment) => withLeadTime(treatment, from))
  // Nobody can take a time that nobody could have.
  return checked.ok || checkHeldSlot(index, planner, id, now).ok ? checked : { ok: false, code: 'not-found' }
}

/** Whether the visitor who holds a slot can book it: the lead time was checked when it was held and is not checked again. */
export function checkHeldSlot(index: ScheduleIndex, planner: Planner, id: string, now: number): SlotCheck {
  const checked = check(index, planner, id, nobodyBusy, now, (treatment) => ({ ...treatment, leadMinutes: 0 }))
  return checked.ok ? checked : { ok: false, code: 'not-found' }
}

function check(
  index: ScheduleIndex,
  planner: Planner,
  id: string,
  busy: Busy,
  now: number,
  adapt: (treatment: Treatment) => Treatment,
): SlotCheck {
  const key = parseSlotId(id)
  if (!key) return { ok: false, code: 'not-found' }
  const result = resolveChoice(index, key)
  if (!result.ok) return { ok: false, code: 'not-found' }
  const { treatment, clinic } = result.choice
  const choice = { ...result.choice, treatment: adapt(treatment) }
  const date = dateAt(clinic.zone, key.start)
  const slot = findSlots(planner, choice, date, busy, now).slots.find((it) => it.id === id)
  if (!slot) return { ok: false, code: 'slot-taken' }
  const endsAt = key.start + treatment.minutes * minuteMs
  const busyUntil = endsAt + treatment.buffer * minuteMs
  return { ok: true, slot: { ...slot, treatment, clinic, date, startsAt: key.start, endsAt, busyUntil } }
}

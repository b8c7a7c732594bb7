import type { WaitingBody } from '../api/waiting-body.ts'
import { bookingHorizonDays } from '../availability/availability.ts'
import { createDayClock, dateAt } from '../availability/day-clock.ts'
import type { Schedule } from '../availability/schedule.ts'
import { addDays, isCalendarDate } from '../dates/calendar-date.ts'
import type { MessageKey } from '../forms/fields/checked.ts'
import { type BookableGroup, checkGroup } from '../groups/group-times.ts'
import type { DayRange } from '../rosters/day-ranges.ts'
import type { Wish } from './waiting-entry.ts'

export interface CheckedWish extends Wish {
  /** A run of a group, and the date where only one is wanted. */
  readonly group: { run: string; date: string | null } | null
  /** When it is over, in epoch milliseconds. */
  readonly until: number
}

export type WishCheck =
  | { readonly ok: true; readonly value: CheckedWish }
  | { readonly ok: false; readonly fields: Readonly<Record<string, MessageKey>> }

type WishBody = Pick<WaitingBody, 'treatment' | 'group' | 'date' | 'clinics' | 'days' | 'parts'>

/** What somebody may wait for: what can be booked, on days that can be booked. */
export function checkWish(
  schedule: Pick<Schedule, 'facts' | 'index'>,
  body: WishBody,
  { zone, now }: { zone: string; now: number },
): WishCheck {
  if (body.group !== undefined) return checkGroupWish(schedule, body, now)
  const { clinics = [], days = [], parts = [] } = body
  const { index } = schedule
  const treatment = index.treatments.get(body.treatment)
  const today = dateAt(zone, now)
  // A package is several visits, and what belongs to an order is booked with it.
  const canWait = treatment?.mode === 'clinic' && !treatment.withOrder && !treatment.package
  const isGiven = (clinic: string) => (index.offers.get(clinic)?.get(body.treatment)?.length ?? 0) > 0
  const fields: Record<string, MessageKey> = {
    ...(canWait ? {} : { treatment: 'invalid' }),
    ...checkList('clinics', clinics, isGiven),
    ...checkList('days', days, (it) => isWaitableRange(it, today)),
    ...checkList('parts', parts, () => true),
    ...(body.date === undefined ? {} : { date: 'invalid' }),
  }
  if (Object.keys(fields).length > 0) return { ok: false, fields }
  const last = days
    .map(({ to }) => to)
    .toSorted()
    .at(-1)!
  return {
    ok: true,
    value: {
      treatment: body.treatment,
      clinics: [...new Set(clinics)],
      days,
      parts: [...new Set(parts)],
      group: null,
      until: createDayClock(zone, last).end,
    },
  }
}

function checkList<Item>(
  name: string,
  list: readonly Item[],
  isRight: (item: Item) => boolean,
): Record<string, MessageKey> {
  if (list.length === 0) return { [name]: 'required' }
  return list.every(isRight) ? {} : { [name]: 'invalid' }
}

/** Days that have passed in part are left in: it may still be early. */
function isWaitableRange({ from, to }: DayRange, today: string): boolean {
  return (
    isCalendarDate(from) && isCalendarDate(to) && from <= to && to >= today && to <= addDays(today, bookingHorizonDays)
  )
}

function checkGroupWish(schedule: Pick<Schedule, 'facts' | 'index'>, body: WishBody, now: number): WishCheck {
  const { group = '', date, treatment, clinics, days, parts } = body
  const given = Object.entries({ clinics, days, parts }).filter(([, it]) => it !== undefined)
  if (given.length > 0) return { ok: false, fields: Object.fromEntries(given.map(([name]) => [name, 'invalid'])) }
  const checked = checkGroup(schedule, { group, date }, now)
  if (!checked.ok || checked.time.treatment.id !== treatment) return { ok: false, fields: { group: 'invalid' } }
  return { ok: true, value: wishForGroup(checked.time) }
}

/** A place has one day and one clinic. */
function wishForGroup({ run, onlyDate, clinic, treatment, date, part, startsAt }: BookableGroup): CheckedWish {
  return {
    treatment: treatment.id,
    clinics: [clinic.id],
    days: [{ from: date, to: date }],
    parts: [part],
    group: { run: run.id, date: onlyDate },
    until: startsAt,
  }
}

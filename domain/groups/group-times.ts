/** The dates of groups as instants, and what of them can be booked. Who has which place is not known here. */

import type { BookableSlot } from '../availability/availability.ts'
import { createDayClock, dateAt, formatInstant, instantAt } from '../availability/day-clock.ts'
import { partOfDay } from '../availability/part-of-day.ts'
import type { Schedule } from '../availability/schedule.ts'
import { addDays, isCalendarDate } from '../dates/calendar-date.ts'
import type { Treatment } from '../facts/catalogue.ts'
import type { Clinic } from '../facts/clinic.ts'
import type { Group } from '../facts/group.ts'
import { findBookableDates, type GroupDate } from './bookable-dates.ts'
import { findRun, groupOfRun, listRuns, type Run } from './runs.ts'

const minuteMs = 60_000

/** How many days ahead the first date of a course may lie: people plan a course earlier than a visit. */
export const groupHorizonDays = 180

export interface GroupRun {
  readonly id: string
  readonly group: Group
  readonly treatment: Treatment
  readonly clinic: Clinic
  readonly leader: { readonly id: string; readonly name: string }
  /** With those that were called off. */
  readonly dates: readonly GroupDate[]
}

type Facts = Pick<Schedule, 'facts' | 'index'>

/** The runs with a date to come within the days, both included, in order of their first dates. */
export function listGroupRuns(
  schedule: Facts,
  { treatment, clinic }: { treatment?: string | undefined; clinic?: string | undefined },
  from: string,
  to: string,
): GroupRun[] {
  return schedule.facts.groups
    .filter((it) => treatment === undefined || it.treatment === treatment)
    .filter((it) => clinic === undefined || (it.clinic === clinic && it.link === undefined))
    .flatMap((group) => {
      const place = placeOf(schedule, group)
      return place ? listRuns(group, place.isHoliday, from, to).map((run) => toRun(group, place, run)) : []
    })
    .sort((a, b) => a.dates[0]!.start - b.dates[0]!.start || (a.id < b.id ? -1 : 1))
}

/** What somebody books: a run as a whole, or one of its dates. */
export interface GroupChoice {
  /** The id of the run. */
  readonly group: string
  readonly date?: string | undefined
}

/** A run or one of its dates, with everything that a booking stores about it. */
export interface BookableGroup extends BookableSlot {
  readonly run: GroupRun
  /** Null for the whole run. */
  readonly onlyDate: string | null
  /** Those that are booked, without those that were called off. */
  readonly dates: readonly GroupDate[]
}

export type GroupCheck =
  | { readonly ok: true; readonly time: BookableGroup }
  /** not-found: there is no such run or date, or it cannot be booked like that. group-full: it has begun, or is called off. */
  | { readonly ok: false; readonly code: 'not-found' | 'group-full' }

/** Whether a run or a date can be booked at a moment, if there is a place left. */
export function checkGroup(schedule: Facts, choice: GroupChoice, now: number): GroupCheck {
  const run = findGroupRun(schedule, choice.group)
  const date = choice.date ?? null
  if (!run || !isSoldLike(run.group, date)) return { ok: false, code: 'not-found' }
  if (date !== null && !run.dates.some((it) => it.date === date)) return { ok: false, code: 'not-found' }
  const { together, apart } = findBookableDates(run, now)
  const dates = date === null ? together : apart.filter((it) => it.date === date)
  const first = dates[0]
  if (!first) return { ok: false, code: 'group-full' }
  if (first.date > addDays(dateAt(run.clinic.zone, now), groupHorizonDays)) return { ok: false, code: 'not-found' }
  return { ok: true, time: toBookable(run, date, dates) }
}

function isSoldLike({ sold }: Pick<Group, 'sold'>, date: string | null): boolean {
  return sold === 'either' || (date === null) === (sold === 'series')
}

/** The run with an id, past ones too. */
export function findGroupRun(schedule: Facts, id: string): GroupRun | undefined {
  // An id ends with a day.
  if (!isCalendarDate(id.slice(-10))) return undefined
  const group = schedule.facts.groups.find((it) => it.id === groupOfRun(id))
  const place = group && placeOf(schedule, group)
  const run = place && findRun(group, place.isHoliday, id)
  return run && toRun(group, place, run)
}

/** Whether a group has a date on a day that is still to come, called off or not. */
export function isHeldOn(schedule: Facts, group: string, date: string, now: number): boolean {
  return listGroupRuns(schedule, {}, date, date).some(
    (run) => run.group.id === group && run.dates.some((it) => it.date === date && it.start > now),
  )
}

/** Names what was booked, in the place of a slot's id. */
function formatGroupSlot({ group, date }: GroupChoice): string {
  return date === undefined ? group : `${group}.${date}`
}

interface Place {
  readonly treatment: Treatment
  readonly clinic: Clinic
  readonly leader: GroupRun['leader']
  readonly isHoliday: (date: string) => boolean
}

/** Undefined where the group's treatment, clinic or leader has left the facts. */
function placeOf({ index }: Facts, group: Group): Place | undefined {
  const treatment = index.treatments.get(group.treatment)
  const clinic = index.clinics.get(group.clinic)
  const leader = index.practitioners.get(group.leader)
  if (!treatment || !clinic || !leader) return undefined
  return {
    treatment,
    clinic,
    leader: { id: leader.id, name: leader.name },
    isHoliday: (date) => index.isHoliday(clinic.zone, date),
  }
}

function toRun(group: Group, { treatment, clinic, leader }: Place, run: Run): GroupRun {
  const minutes = Number(group.at.slice(0, 2)) * 60 + Number(group.at.slice(3))
  const dates = run.dates.map((date) => {
    const start = instantAt(createDayClock(clinic.zone, date), minutes)
    return { date, start, end: start + treatment.minutes * minuteMs, isCancelled: group.cancelled.includes(date) }
  })
  return { id: run.id, group, treatment, clinic, leader, dates }
}

function toBookable(run: GroupRun, onlyDate: string | null, dates: readonly GroupDate[]): BookableGroup {
  const { clinic, treatment, leader } = run
  const [first, last] = [dates[0]!, dates.at(-1)!]
  const clock = createDayClock(clinic.zone, first.date)
  return {
    id: formatGroupSlot({ group: run.id, date: onlyDate ?? undefined }),
    start: formatInstant(clock, first.start),
    end: formatInstant(createDayClock(clinic.zone, last.date), last.end),
    part: partOfDay((first.start - clock.start) / minuteMs),
    practitioner: leader,
    treatment,
    clinic,
    date: first.date,
    startsAt: first.start,
    endsAt: last.end,
    busyUntil: last.end,
    run,
    onlyDate,
    dates,
  }
}

import type { BodyOf } from '#domain/api/call-types.ts'
import type { WhereAndWhen } from '#domain/api/waiting-body.ts'
import { type PartOfDay, partsOfDay } from '#domain/availability/part-of-day.ts'
import { monthsListed } from '#domain/booking/booking-limits.ts'
import { addDays, isCalendarDate } from '#domain/dates/calendar-date.ts'
import type { DayRange } from '#domain/rosters/day-ranges.ts'
import type { SiteTreatment } from '#domain/site/site-data.ts'
import { clinicsPerEntry } from '#domain/waiting/waiting-limits.ts'

/** Which days are waited for. `before`: until the booking that would move. `only`: the one that led here. */
export const dayChoices = ['only', 'before', 'two-weeks', 'four-weeks', 'between'] as const
export type DayChoice = (typeof dayChoices)[number]

/** What is waited for, as it stands in the address. Nothing in it says who waits. */
export interface Wish {
  treatment: SiteTreatment
  /** A run of a class or course that is full, and one of its dates where only that is wanted. */
  group?: string
  date?: string
  clinics: readonly string[]
  days: DayChoice
  /** The day that led here: of `only`, and to choose beside the others. */
  day?: string
  /** As typed, of `between`. */
  from: string
  to: string
  parts: readonly PartOfDay[]
}

/** The days that can be chosen: the one that led here, where it did. */
export const choicesFrom = (day: string | undefined): DayChoice[] => [
  ...(day ? ['only' as const] : []),
  'two-weeks',
  'four-weeks',
  'between',
]

/** The same of somebody who has a time already. */
export const choicesBefore = (today: string, day: string): DayChoice[] =>
  addDays(today, 14) < day ? ['before', 'two-weeks', 'between'] : ['before', 'between']

const joinSteps = ['clinics', 'days', 'parts', 'information', 'code'] as const
export type JoinStep = (typeof joinSteps)[number]

/** What an address asks for; undefined where it names nothing that can be waited for. */
export function readWish(search: string, find: (treatment: string) => SiteTreatment | undefined): Wish | undefined {
  const query = new URLSearchParams(search)
  const treatment = find(query.get('treatment') ?? '')
  if (!treatment) return
  const parts = query.getAll('part')
  const seen = query.get('seen')
  const day = query.get('day') ?? seen ?? ''
  const [group, date] = [query.get('group'), query.get('date')]
  const days = dayChoices.find((it) => it === query.get('days'))
  return {
    treatment,
    ...(group && { group }),
    ...(date && { date }),
    clinics: [...new Set(query.getAll('clinic'))].filter((it) => treatment.clinics.includes(it)),
    ...(isCalendarDate(day) && { day }),
    days: days ?? (isCalendarDate(day) && !seen ? 'only' : 'two-weeks'),
    from: query.get('from') ?? '',
    to: query.get('to') ?? '',
    // Without any in the address, all; none where somebody has taken away each of them.
    parts: parts.length > 0 ? partsOfDay.filter((it) => parts.includes(it)) : partsOfDay,
  }
}

export function writeWish(wish: Wish, step?: JoinStep): string {
  const query = new URLSearchParams({ treatment: wish.treatment.id })
  if (wish.group) query.set('group', wish.group)
  if (wish.date) query.set('date', wish.date)
  for (const clinic of wish.clinics) query.append('clinic', clinic)
  if (!wish.group) {
    query.set('days', wish.days)
    if (wish.day) query.set('day', wish.day)
    if (wish.from) query.set('from', wish.from)
    if (wish.to) query.set('to', wish.to)
    for (const part of wish.parts.length > 0 ? wish.parts : ['']) query.append('part', part)
  }
  if (step) query.set('step', step)
  return `?${query}`
}

/** The days on which a time can be waited for. `until`: the day of the booking that would move. */
export function listableDays(today: string, until?: string): DayRange {
  const last = addDays(today, monthsListed * 31 - 1)
  return { from: today, to: until && until < last ? until : last }
}

export type CheckedDays = { ok: true; value: DayRange } | { ok: false; fields: ('from' | 'to')[] }

/** The days that a choice means, or which of the two typed ones are wrong. */
export function checkDays({ days, day, from, to }: Wish, possible: DayRange): CheckedDays {
  const range = (value: DayRange): CheckedDays => ({ ok: true, value })
  const until = (end: string) => range({ from: possible.from, to: end < possible.to ? end : possible.to })
  switch (days) {
    case 'before':
      return range(possible)
    case 'two-weeks':
      return until(addDays(possible.from, 13))
    case 'four-weeks':
      return until(addDays(possible.from, 27))
    case 'only':
      return day && isPossible(day, possible) ? range({ from: day, to: day }) : { ok: false, fields: ['from', 'to'] }
    default: {
      const isFrom = isPossible(from, possible)
      const isTo = isPossible(to, possible) && (!isFrom || to >= from)
      const fields = [...(isFrom ? [] : ['from' as const]), ...(isTo ? [] : ['to' as const])]
      return fields.length > 0 ? { ok: false, fields } : range({ from, to })
    }
  }
}

const isPossible = (day: string, { from, to }: DayRange) => isCalendarDate(day) && from <= day && day <= to

/** What is asked of a wish; where there is one clinic, it is not chosen. */
export function listSteps(wish: Wish): JoinStep[] {
  if (wish.group) return ['information', 'code']
  return joinSteps.filter((it) => it !== 'clinics' || wish.treatment.clinics.length > 1)
}

/** The step that an address leads to: the one that it names, unless an earlier one has no answer yet. */
export function findJoinStep(
  wish: Wish,
  asked: string | null,
  known: { possible: DayRange; isInformed: boolean },
): JoinStep {
  const steps = listSteps(wish)
  const isAnswered: Record<JoinStep, boolean> = {
    clinics: wish.clinics.length > 0,
    days: checkDays(wish, known.possible).ok,
    parts: wish.parts.length > 0,
    information: known.isInformed,
    code: false,
  }
  const place = Math.max(0, steps.indexOf(asked as JoinStep))
  const missing = steps.findIndex((it) => !isAnswered[it])
  return steps[Math.min(place, missing)]!
}

/** The clinics to wait at: where there is one, it; at most as many as an entry can have. */
export function clinicsOf({ treatment, clinics }: Wish): string[] {
  return treatment.clinics.length === 1 ? [...treatment.clinics] : clinics.slice(0, clinicsPerEntry)
}

/** What the call takes of a wish whose questions are answered. */
export function wishedOf(
  wish: Wish,
  possible: DayRange,
): Pick<BodyOf<'POST /waiting-list'>, 'treatment' | 'group' | 'date' | 'clinics' | 'days' | 'parts'> {
  const { treatment, group, date } = wish
  if (group) return { treatment: treatment.id, group, ...(date && { date }) }
  return { treatment: treatment.id, ...whereAndWhenOf(wish, possible) }
}

/** What can be changed of a wish later. */
export function whereAndWhenOf(wish: Wish, possible: DayRange): WhereAndWhen {
  const days = checkDays(wish, possible)
  return { clinics: clinicsOf(wish), days: days.ok ? [days.value] : [], parts: [...wish.parts] }
}

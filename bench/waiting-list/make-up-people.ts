import { createDayClock, instantAt } from '#domain/availability/day-clock.ts'
import { type PartOfDay, partsOfDay } from '#domain/availability/part-of-day.ts'
import { addDays } from '#domain/dates/calendar-date.ts'
import { createRandom, type Random } from '../harness/random.ts'
import type { Assumptions } from './assumptions.ts'
import { type ClinicTime, type Line, zone } from './clinic-times.ts'

const minuteMs = 60_000

/** Somebody who looks for a time. What they want and can is drawn from numbers of their own, the same with and without a list. */
export interface Person {
  id: string
  treatment: string
  /** When they look for the first time. */
  looksAt: number
  /** The days that they wish, the first one first. */
  days: string[]
  parts: PartOfDay[]
  /** Whether they take the first time that fits; the others choose among those that do. */
  isUrgent: boolean
  isPersistent: boolean
  takesLaterTime: boolean
  wantsEarlier: boolean
  random: Random
  /** Whether they can come at a time of the days and parts that they wish, told of it now. */
  canCome(time: ClinicTime, now: number): boolean
}

interface Crowd {
  line: Line
  /** How many times the line has. */
  times: number
  from: string
  days: number
}

/** Everybody who will look for a time of a line: evenly over the days, between seven and eleven in the evening. */
export function makeUpPeople(seed: number, { line, times, from, days }: Crowd, assumed: Assumptions): Person[] {
  const random = createRandom(seed)
  return Array.from({ length: Math.round(times * assumed.demand) }, (_, n): Person => {
    const own = createRandom(seed + 7_919 * (n + 1))
    const date = addDays(from, Math.floor(random.between(0, days)))
    const length = wishLength(own)
    const noticeMs = (30 + own.exponential(90)) * minuteMs
    return {
      id: `${line.treatment}-${String(n).padStart(5, '0')}`,
      treatment: line.treatment,
      looksAt: instantAt(createDayClock(zone, date), Math.floor(random.between(7 * 60, 23 * 60))),
      days: wishDays(own, date, length),
      parts: wishParts(own),
      isUrgent: length === 2,
      isPersistent: own.chance(assumed.persistent),
      takesLaterTime: own.chance(assumed.takesLaterTime),
      wantsEarlier: own.chance(assumed.wantsEarlier),
      random: own,
      canCome: ({ startsAt }, now) =>
        startsAt - now >= noticeMs &&
        createRandom(seed + 104_729 * (n + 1) + startsAt / minuteMs).chance(assumed.suits),
    }
  })
}

/** Two of five want a time today or tomorrow, the others within a week or two. */
function wishLength(random: Random): number {
  const kind = random.next()
  if (kind < 0.4) return 2
  return kind < 0.75 ? 7 : 14
}

function wishDays(random: Random, today: string, length: number): string[] {
  const suits = Array.from({ length }, (_, n) => addDays(today, n)).filter(() => random.chance(0.6))
  return suits.length > 0 ? suits : [today]
}

function wishParts(random: Random): PartOfDay[] {
  const kind = random.next()
  if (kind < 0.2) return [...partsOfDay]
  const one = Math.floor(random.between(0, 3))
  return partsOfDay.filter((_, n) => (kind < 0.6 ? n === one : n !== one))
}

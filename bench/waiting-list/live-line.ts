import { createDayClock, dateAt, instantAt } from '#domain/availability/day-clock.ts'
import { addDays } from '#domain/dates/calendar-date.ts'
import { planOffers } from '#domain/waiting/plan-offers.ts'
import { isWished, type WaitingEntry } from '#domain/waiting/waiting-entry.ts'
import { createAgenda } from './agenda.ts'
import type { Assumptions } from './assumptions.ts'
import { type ClinicTime, clinic, zone } from './clinic-times.ts'
import type { Person } from './make-up-people.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** A time that somebody gave back. */
export interface FreedTime {
  /** Cancelled, or left for an earlier one. */
  by: 'cancellation' | 'move'
  freedAt: number
  startsAt: number
  /** How many people of the list were asked about it. */
  asked: number
  /** When somebody else had it; null: it stood empty. */
  filledAt: number | null
}

export interface LivedLine {
  freed: FreedTime[]
  /** How often a time was booked. */
  bookings: number
}

/** Somebody on the list, and what they were asked. */
interface Waiting extends WaitingEntry {
  person: Person
  has: ClinicTime | null
  askedAt: number[]
  /** What they did not take: nobody is asked about the same time twice. */
  ignoredTimes: Set<ClinicTime>
}

/**
 * Lives through some weeks of one line of the clinic: people look for a time, some cancel, and who found none that fits goes on trying.
 * With a list, the rule of the product says who is asked about a freed time, and when. Without one, people look again by themselves.
 */
export function liveThroughLine(
  times: readonly ClinicTime[],
  people: readonly Person[],
  assumed: Assumptions,
  hasList: boolean,
): LivedLine {
  const agenda = createAgenda()
  const timesOfDay = Map.groupBy(times, ({ date }) => date)
  const freed: FreedTime[] = []
  const unfilled = new Map<ClinicTime, FreedTime>()
  const askAgainAt = new Set<number>()
  let waiting: Waiting[] = []
  let bookings = 0

  const isFree = (time: ClinicTime) => time.bookedBy === null && !time.isHeld

  function look(person: Person, now: number): void {
    const wished = choose(person, findTimes(person, null, now))
    if (wished) book(wished, person, now)
    if (wished ? !person.wantsEarlier || wished.date === person.days[0] : !person.isPersistent) return
    const later = !wished && person.takesLaterTime ? times.find((it) => isFree(it) && person.canCome(it, now)) : null
    if (later) book(later, person, now)
    const has = wished ?? later ?? null
    if (hasList) join(person, has, now)
    else lookAgain(person, has, now)
  }

  /** What they see when they look: everybody who looks sees every time that nobody has. */
  function findTimes(person: Person, has: ClinicTime | null, now: number): ClinicTime[] {
    const wish = wishOf(person, has)
    return person.days
      .flatMap((it) => timesOfDay.get(it) ?? [])
      .filter((it) => isFree(it) && isWished(wish, it) && person.canCome(it, now))
  }

  function lookAgain(person: Person, has: ClinicTime | null, before: number): void {
    if (assumed.hoursUntilLookingAgain === Number.POSITIVE_INFINITY) return
    const now = whenAwake(before + Math.round(person.random.exponential(assumed.hoursUntilLookingAgain) * hourMs))
    if (isOver(person, now) || (has && has.startsAt <= now)) return
    agenda.at(now, () => {
      const found = findTimes(person, has, now)[0]
      if (found) take(found, person, has, now)
      else lookAgain(person, has, now)
    })
  }

  function book(time: ClinicTime, person: Person, now: number): void {
    time.bookedBy = person.id
    time.isHeld = false
    bookings++
    const record = unfilled.get(time)
    if (record) record.filledAt = now
    unfilled.delete(time)
    const cancelledAt = cancellationOf(person, time, now, assumed)
    if (cancelledAt === null) return
    agenda.at(cancelledAt, (moment) => {
      // Who has moved meanwhile has nothing to cancel here.
      if (time.bookedBy === person.id) free(time, 'cancellation', moment)
    })
  }

  function take(time: ClinicTime, person: Person, has: ClinicTime | null, now: number): void {
    book(time, person, now)
    if (has?.bookedBy === person.id && has.startsAt > now) free(has, 'move', now)
  }

  function free(time: ClinicTime, by: FreedTime['by'], now: number): void {
    time.bookedBy = null
    const record: FreedTime = { by, freedAt: now, startsAt: time.startsAt, asked: 0, filledAt: null }
    freed.push(record)
    unfilled.set(time, record)
    if (hasList) offer(now)
  }

  function join(person: Person, has: ClinicTime | null, now: number): void {
    const asked = { offeredUntil: null, offersToday: 0, ignored: 0, askedAt: [], ignoredTimes: new Set<ClinicTime>() }
    waiting.push({ ...wishOf(person, has), ...asked, id: person.id, person, has, since: now })
  }

  /** As the server does whenever a time is freed and whenever an offer has ended. */
  function offer(now: number): void {
    waiting = waiting
      .filter(({ person }) => !isOver(person, now))
      .map((it) => Object.assign(it, { offersToday: it.askedAt.filter((asked) => asked > now - dayMs).length }))
    const open = [...unfilled.keys()].filter((it) => isFree(it) && it.startsAt > now)
    const plan = planOffers(waiting, (it) => open.filter((time) => !it.ignoredTimes.has(time)), { zone, now })
    for (const { entry, times: possible } of plan.offers) {
      const time = possible.find(isFree)
      if (time) ask(entry, time, plan.expiresAt, now)
    }
    if (plan.askAgainAt === null || askAgainAt.has(plan.askAgainAt)) return
    askAgainAt.add(plan.askAgainAt)
    agenda.at(plan.askAgainAt, offer)
  }

  /** Who cannot come says nothing until the offer has ended: an answer would let the next be asked sooner. */
  function ask(entry: Waiting, time: ClinicTime, expiresAt: number, now: number): void {
    const { person, has } = entry
    time.isHeld = true
    unfilled.get(time)!.asked++
    entry.askedAt.push(now)
    Object.assign(entry, { offeredUntil: expiresAt })
    if (person.canCome(time, now)) {
      const minutesUntilAnswer = Math.min(person.random.exponential(3), (expiresAt - now) / minuteMs - 1)
      agenda.at(now + minutesUntilAnswer * minuteMs, (moment) => {
        waiting = waiting.filter((it) => it !== entry)
        take(time, person, has, moment)
      })
      return
    }
    agenda.at(expiresAt, (moment) => {
      time.isHeld = false
      entry.ignoredTimes.add(time)
      Object.assign(entry, { offeredUntil: null, ignored: entry.ignored + 1 })
      offer(moment)
    })
  }

  for (const person of people) agenda.at(person.looksAt, (now) => look(person, now))
  agenda.run()
  return { freed, bookings }
}

function wishOf({ treatment, days, parts }: Person, has: ClinicTime | null) {
  const ranges = days.map((date) => ({ from: date, to: date }))
  return { treatment, clinics: [clinic], days: ranges, parts, bookedAt: has?.startsAt ?? null }
}

function choose({ isUrgent, random }: Person, found: readonly ClinicTime[]): ClinicTime | undefined {
  return isUrgent ? found[0] : found[Math.floor(random.next() * found.length)]
}

/** Nobody waits longer than for their last wished day. */
function isOver({ days }: Person, now: number): boolean {
  return days.at(-1)! < dateAt(zone, now)
}

/** On the day itself, at any moment from the booking to the night before, or (mostly) not at all. */
function cancellationOf(
  { random }: Person,
  { date, startsAt }: ClinicTime,
  now: number,
  { cancelledOnTheDay, cancelledBefore }: Assumptions,
): number | null {
  const day = createDayClock(zone, date)
  const drawn = random.next()
  if (drawn < cancelledOnTheDay) return random.between(Math.max(now, instantAt(day, 7 * 60)), startsAt)
  if (drawn >= cancelledOnTheDay + cancelledBefore || now >= day.start) return null
  let moment = random.between(now, day.start)
  while (whenAwake(Math.round(moment)) > moment) moment = random.between(now, day.start)
  return moment
}

/** Nobody looks for an appointment or cancels one between eleven in the evening and seven. */
function whenAwake(moment: number): number {
  const today = createDayClock(zone, dateAt(zone, moment))
  if (moment < instantAt(today, 7 * 60)) return instantAt(today, 7 * 60)
  if (moment < instantAt(today, 23 * 60)) return moment
  return instantAt(createDayClock(zone, addDays(today.date, 1)), 7 * 60)
}

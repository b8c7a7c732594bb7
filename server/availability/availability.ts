import type { HoldDay } from '#database/bookings/occupied-times.ts'
import { type BookableSlot, findSlots, type SlotCheck } from '#domain/availability/availability.ts'
import { type Choice, listChoicesAt, listChoicesOf, resolveChoice } from '#domain/availability/choice.ts'
import { type ClinicToday, describeToday } from '#domain/availability/clinic-today.ts'
import { createDayClock, dateAt } from '#domain/availability/day-clock.ts'
import { daysListedAtMost, findNextDate, listDays } from '#domain/availability/days.ts'
import { type BookedFrom, withLeadTime } from '#domain/availability/lead-time.ts'
import { type LineOfCare, listLines } from '#domain/availability/lines-of-care.ts'
import { listNextTimes, type NextTime } from '#domain/availability/next-times.ts'
import type { Schedule } from '#domain/availability/schedule.ts'
import {
  listPersonTimes,
  listServiceTimes,
  type PersonTime,
  type ServiceTime,
} from '#domain/availability/service-times.ts'
import { type Snapshot, takeSnapshot } from '#domain/availability/snapshot.ts'
import type { StatedSnapshot } from '#domain/availability/stated-times.ts'
import { addDays } from '#domain/dates/calendar-date.ts'
import type { ClinicWait } from '#domain/drop-in/clinic-wait.ts'
import type { Clinic } from '#domain/facts/clinic.ts'
import type { SlotsByPerson, TimesByPerson } from '#domain/people/sort-people.ts'
import type { Clock } from '../clock/clock.ts'
import { type BookingProvider, fail, type Outcome, succeed } from '../provider/provider.ts'
import { AnswerCache } from './answer-cache.ts'
import { BusyTimes } from './busy-times.ts'
import { DropInWaits, type ReadVisits } from './drop-in-waits.ts'
import { FirstTimes } from './first-times.ts'
import type { ScheduleSource } from './schedule-source.ts'
import { type CheckForHolder, checkForHolder, checkScheduled, measureDay } from './slot-checks.ts'

export interface ChoiceQuery {
  treatment: string
  clinic: string
  practitioner?: string | undefined
  /** How many come together, where several do. */
  people?: string | undefined
}

/** What an answer about times depends on besides the days and where it is asked from. */
const nameChoice = ({ treatment, clinic, practitioner, people }: ChoiceQuery) =>
  `${treatment} ${clinic} ${practitioner ?? ''} ${people ?? ''}`

export interface ClinicNow {
  snapshot: StatedSnapshot
  version: number
}

const minuteMs = 60_000

/** Answers every question about free times from memory; the database is only read for what has changed. */
export class Availability {
  readonly #source: ScheduleSource
  readonly #clock: Clock
  readonly #busy: BusyTimes
  readonly #waits: DropInWaits
  readonly #firstTimes: FirstTimes
  readonly #answers = new AnswerCache()
  readonly #isElsewhere: boolean

  constructor(source: ScheduleSource, provider: BookingProvider, clock: Clock, readVisits: ReadVisits) {
    this.#source = source
    this.#clock = clock
    this.#isElsewhere = provider.isElsewhere
    this.#busy = new BusyTimes(provider, {
      staffOf: (clinic) => (source.current().index.staff.get(clinic) ?? []).map((it) => it.id),
      clinicsOf: (practitioner) => source.current().index.practitioners.get(practitioner)?.clinics ?? [],
    })
    source.onChange((part) => this.#busy.followSchedule(part))
    this.#waits = new DropInWaits(source, this.#busy, provider, readVisits)
    this.#firstTimes = new FirstTimes(source, this.#busy)
  }

  get schedule(): Schedule {
    return this.#source.current()
  }

  /** Forgets all answers and reads everybody's times again. */
  startAnew(): void {
    this.#busy.followSchedule(undefined)
  }

  get #now(): number {
    return this.#clock.now().epochMilliseconds
  }

  #snapshotAt(now: number): Snapshot {
    return takeSnapshot(this.schedule, this.#busy, now)
  }

  /** The JSON of a day's slots. Synchronous if nothing has changed since the same question was last asked. */
  slots(query: ChoiceQuery, date: string, from: BookedFrom): Outcome<string> | Promise<Outcome<string>> {
    const now = this.#now
    const waiting = this.#busy.refresh(query.clinic, now)
    if (waiting) return waiting.then((read) => (read.ok ? this.#slots(query, date, from, now) : read))
    return this.#slots(query, date, from, now)
  }

  #slots(query: ChoiceQuery, date: string, from: BookedFrom, now: number): Outcome<string> {
    const version = this.#busy.versionOf(query.clinic)
    const key = `slots ${from} ${nameChoice(query)} ${date}`
    const ready = this.#answers.find(key, version, now)
    if (ready !== undefined) return succeed(ready)
    return this.#about(query, from, now, (snapshot, choice) => {
      const found = findSlots(snapshot, choice, date)
      const nextDate = findNextDate(snapshot, choice, date)
      const validUntil = stableUntil(choice, date, now)
      return this.#answers.keep(key, JSON.stringify({ ...found, nextDate }), version, validUntil)
    })
  }

  /** The JSON of one line a day, of all days that can be booked or of some. */
  async days(query: ChoiceQuery, dates: { from?: string; to?: string }, from: BookedFrom): Promise<Outcome<string>> {
    const now = this.#now
    const read = await this.#busy.refresh(query.clinic, now)
    if (read && !read.ok) return read
    const version = this.#busy.versionOf(query.clinic)
    const key = `days ${from} ${nameChoice(query)} ${dates.from} ${dates.to}`
    const ready = this.#answers.find(key, version, now)
    if (ready !== undefined) return succeed(ready)
    return this.#about(query, from, now, (snapshot, choice) => {
      const first = dates.from ?? dateAt(choice.clinic.zone, now)
      const days = listDays(snapshot, choice, first, dates.to ?? addDays(first, daysListedAtMost - 1))
      return this.#answers.keep(
        key,
        JSON.stringify(this.#isElsewhere ? { days, isKeptElsewhere: true } : { days }),
        version,
        nextMinute(now),
      )
    })
  }

  /** A clinic's availability today or on a later date, optionally for one treatment or one practitioner. */
  clinicToday(
    clinicId: string,
    { treatment, date, practitioner }: { treatment?: string; date?: string; practitioner?: string },
  ): Promise<Outcome<ClinicToday>> {
    const key = `today ${treatment ?? ''} ${date ?? ''} ${practitioner ?? ''}`
    return this.#atClinic(clinicId, key, (snapshot, clinic) => {
      const { index } = snapshot
      const offered = practitioner ? listChoicesOf(index, practitioner) : listChoicesAt(index, clinicId)
      const choices = offered.filter((it) => it.clinic.id === clinicId && (!treatment || it.treatment.id === treatment))
      return describeToday(snapshot, clinic, choices, date)
    })
  }

  /** The wait for a drop-in time at a clinic now; null where none can be told. */
  async wait(clinicId: string): Promise<Outcome<ClinicWait | null>> {
    const now = this.#now
    const read = await this.#busy.refresh(clinicId, now)
    if (read && !read.ok) return read
    return succeed(await this.#waits.waitAt(clinicId, now))
  }

  /** The first free time of each line of care that a clinic has, in the order of the catalogue. */
  lines(clinicId: string): Promise<Outcome<LineOfCare[]>> {
    return this.#atClinic(clinicId, 'lines', (snapshot) =>
      listLines(snapshot, this.schedule.facts.catalogue, listChoicesAt(snapshot.index, clinicId)),
    )
  }

  /** The same for each service, counting only what a new patient books. */
  services(clinicId: string): Promise<Outcome<ServiceTime[]>> {
    return this.#atClinic(clinicId, 'services', (snapshot) =>
      listServiceTimes(snapshot, this.schedule.facts.catalogue, listChoicesAt(snapshot.index, clinicId)),
    )
  }

  /** The first free time at a clinic of each who works there. */
  team(clinicId: string): Promise<Outcome<PersonTime[]>> {
    return this.#atClinic(clinicId, 'team', (snapshot) => listPersonTimes(snapshot, clinicId))
  }

  /** The first free time of every practitioner, at any clinic and for any treatment. */
  async firstTimes(): Promise<Outcome<TimesByPerson>> {
    const now = this.#now
    const read = await this.#refreshAll(this.schedule.index.clinics.keys(), now)
    return read.ok ? succeed(this.#firstTimesAt(now).times) : read
  }

  /**
   * The JSON of an answer about everybody's first free times; `key` identifies what else it depends on. Answers of which there
   * are very many bring a cache of their own, so that they evict nothing else.
   */
  async aboutEverybody(
    key: string,
    answer: (times: TimesByPerson, slots: SlotsByPerson) => object,
    cache = this.#answers,
  ): Promise<Outcome<string>> {
    const now = this.#now
    const read = await this.#refreshAll(this.schedule.index.clinics.keys(), now)
    if (!read.ok) return read
    const version = this.#busy.versionOfAll(this.schedule.index.clinics.keys())
    const ready = cache.find(key, version, now)
    if (ready !== undefined) return succeed(ready)
    const { times, slots } = this.#firstTimesAt(now)
    return succeed(cache.keep(key, JSON.stringify(answer(times, slots)), version, nextMinute(now)))
  }

  #firstTimesAt(now: number): { times: TimesByPerson; slots: SlotsByPerson } {
    const people = [...this.schedule.index.practitioners.keys()]
    const found = people.map((id) => [id, this.#firstTimes.firstOf(id, now)] as const)
    return {
      times: Object.fromEntries(found.map(([id, first]) => [id, first?.start ?? null])),
      slots: Object.fromEntries(found.flatMap(([id, first]) => (first ? [[id, first.slot]] : []))),
    }
  }

  /** The next free times of a practitioner, for the first of their treatments that has any. */
  async nextTimes(practitioner: string, limit: number): Promise<Outcome<NextTime[]>> {
    const now = this.#now
    const clinicsNow = () => new Set(listChoicesOf(this.schedule.index, practitioner).map((it) => it.clinic.id))
    const read = await this.#refreshAll(clinicsNow(), now)
    if (!read.ok) return read
    const version = this.#busy.versionOfAll(clinicsNow())
    const key = `next ${limit} ${practitioner}`
    const ready = this.#answers.find(key, version, now)
    if (ready !== undefined) return succeed(JSON.parse(ready) as NextTime[])
    const times = listNextTimes(this.#snapshotAt(now), practitioner, limit)
    this.#answers.keep(key, JSON.stringify(times), version, nextMinute(now))
    return succeed(times)
  }

  /** What all times of a clinic are listed from. `version` changes with who is busy there, and `schedule` with who works. */
  async about<Value>(clinicId: string, answer: (known: ClinicNow) => Value): Promise<Outcome<Value>> {
    const now = this.#now
    const read = await this.#busy.refresh(clinicId, now)
    if (read && !read.ok) return read
    const snapshot = { ...this.#snapshotAt(now), booked: this.#busy.booked }
    return succeed(answer({ snapshot, version: this.#busy.versionOf(clinicId) }))
  }

  async #refreshAll(clinics: Iterable<string>, now: number): Promise<Outcome<void>> {
    const reads = await Promise.all([...clinics].flatMap((it) => this.#busy.refresh(it, now) ?? []))
    return reads.find((it) => !it.ok) ?? succeed(undefined)
  }

  /** An answer about a choice for which none is kept. */
  async ask<Value>(query: ChoiceQuery, answer: (snapshot: Snapshot, choice: Choice) => Value): Promise<Outcome<Value>> {
    const now = this.#now
    const read = await this.#busy.refresh(query.clinic, now)
    if (read && !read.ok) return read
    const snapshot = this.#snapshotAt(now)
    const resolved = resolveChoice(snapshot.index, query)
    return resolved.ok ? succeed(answer(snapshot, resolved.choice)) : fail('not-found')
  }

  check(slot: string, from: BookedFrom = 'elsewhere'): SlotCheck {
    return checkScheduled(this.schedule, slot, this.#now, from)
  }

  checkForHolder(slot: string, from: BookedFrom): SlotCheck & CheckForHolder {
    return checkForHolder(this.schedule, slot, this.#now, from)
  }

  measureDay(slot: BookableSlot): HoldDay {
    return measureDay(this.schedule, slot, this.#now)
  }

  /** An answer about one clinic, cached until the next minute or until something is booked there. */
  async #atClinic<Value>(
    clinicId: string,
    question: string,
    answer: (snapshot: Snapshot, clinic: Clinic) => Value,
  ): Promise<Outcome<Value>> {
    const now = this.#now
    const read = await this.#busy.refresh(clinicId, now)
    if (read && !read.ok) return read
    const version = this.#busy.versionOf(clinicId)
    const key = `clinic ${clinicId} ${question}`
    const ready = this.#answers.find(key, version, now)
    if (ready !== undefined) return succeed(JSON.parse(ready) as Value)
    const snapshot = this.#snapshotAt(now)
    const clinic = snapshot.index.clinics.get(clinicId)
    if (!clinic) return fail('not-found')
    const value = answer(snapshot, clinic)
    this.#answers.keep(key, JSON.stringify(value), version, nextMinute(now))
    return succeed(value)
  }

  #about(
    query: ChoiceQuery,
    from: BookedFrom,
    now: number,
    answer: (snapshot: Snapshot, choice: Choice) => string,
  ): Outcome<string> {
    const snapshot = this.#snapshotAt(now)
    const resolved = resolveChoice(snapshot.index, query)
    if (!resolved.ok) return fail('not-found')
    const { choice } = resolved
    const people = query.people === undefined ? undefined : Number(query.people)
    return succeed(answer(snapshot, { ...choice, treatment: withLeadTime(choice.treatment, from), people }))
  }
}

/**
 * Until when an answer about a day stays right if nobody books. Before the lead time reaches the day, it changes
 * at midnight at most, when the horizon moves; after that, every minute.
 */
function stableUntil({ treatment, clinic }: Choice, date: string, now: number): number {
  const reached = createDayClock(clinic.zone, date).start - treatment.leadMinutes * minuteMs
  if (reached < now) return nextMinute(now)
  return Math.min(reached + 1, createDayClock(clinic.zone, dateAt(clinic.zone, now)).end)
}

/** Slots start on whole minutes and can still be booked in that exact minute, so answers change just after it. */
function nextMinute(now: number): number {
  return Math.ceil(now / minuteMs) * minuteMs + 1
}

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../dates/calendar-date.ts'
import { isHolidayIn } from '../dates/holidays.ts'
import type { Clinic } from '../facts/clinic.ts'
import type { Shift } from '../facts/practitioner.ts'
import { weekdays } from '../facts/shared.ts'
import { findOpeningHours } from '../opening/opening-hours.ts'
import { sampleFacts } from '../testing/sample-facts.ts'
import { bookingHorizonDays, checkSlot, findSlots } from './availability.ts'
import { type BusyRange, collectBusy } from './busy.ts'
import { type Choice, resolveChoice } from './choice.ts'
import { findNextDate, listDays } from './days.ts'
import { createSchedule } from './schedule.ts'
import { parseSlotId } from './slot-id.ts'
import { slotStates } from './slot-state.ts'
import { takeSnapshot } from './snapshot.ts'

const minute = 60_000
const someDays = ['2026-11-17', '2026-12-17', '2027-01-17', '2028-03-17']
const holidays = { 'Europe/Oslo': someDays, 'Europe/Stockholm': someDays }
const pad = (n: number) => String(n).padStart(2, '0')
const time = (minutes: number) => `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`

/** A stretch of a day on whole quarters; never with an end in the hour that the clocks show twice. */
const range = (shortest: number, longest: number) =>
  fc
    .tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: shortest, max: longest }))
    .map(([from, length]) => ({ from: from * 15, to: Math.min(1440, (from + length) * 15) }))
    .filter((it) => [it.from, it.to].every((at) => at <= 120 || at >= 180))
    .map((it) => ({ from: time(it.from), to: time(it.to) }))

/** Mostly the clinic that never closes, so that most worlds have times in them. */
const someClinic = fc.constantFrom('nattvakt', 'nattvakt', 'nattvakt', 'bislett', 'vasastan')

const shift: fc.Arbitrary<Shift> = fc.record({
  clinic: someClinic,
  days: fc.subarray([...weekdays], { minLength: 5 }),
  hours: range(20, 96),
  breaks: fc.array(range(1, 6), { maxLength: 2 }),
  weeks: fc.constantFrom('every', 'every', 'every', 'odd', 'even'),
})

const dates = [
  '2026-03-28',
  '2026-03-29',
  '2026-10-25',
  '2026-10-26',
  '2026-11-17',
  '2026-12-24',
  '2026-12-31',
  '2028-02-29',
]
const someDate = fc.constantFrom(...dates)

const chain = fc.record({
  shifts: fc.array(fc.tuple(fc.constantFrom('anne-lege', 'bo-lege', 'cato-fysio'), shift), {
    minLength: 1,
    maxLength: 6,
  }),
  away: fc.option(fc.tuple(someDate, fc.integer({ min: 0, max: 3 }))),
  date: someDate,
  /** How long before the end of the day somebody asks; some of it beyond what can be booked. */
  minutesBefore: fc.oneof(
    fc.integer({ min: -120, max: 1500 }),
    { arbitrary: fc.integer({ min: 1440, max: 1440 * 80 }), weight: 5 },
    fc.integer({ min: 1440 * 88, max: 1440 * (bookingHorizonDays + 3) }),
  ),
  treatment: fc.constantFrom(
    'gp-consultation',
    'gp-consultation',
    'physiotherapist-first-time',
    'covid-antigen',
    'gp-video',
  ),
  clinic: someClinic,
  practitioner: fc.constantFrom(undefined, undefined, undefined, 'anne-lege', 'bo-lege', 'cato-fysio'),
  busy: fc.array(
    fc.record({
      practitioner: fc.constantFrom('anne-lege', 'bo-lege', 'cato-fysio'),
      from: fc.integer({ min: -60, max: 1500 }),
      length: fc.oneof({ arbitrary: fc.integer({ min: 1, max: 240 }), weight: 20 }, fc.constant(1600)),
    }),
    { maxLength: 8 },
  ),
})
type Chain = typeof chain extends fc.Arbitrary<infer T> ? T : never

function build(it: Chain) {
  const away = it.away ? [{ from: it.away[0], to: addDays(it.away[0], it.away[1]) }] : []
  const practitioners = sampleFacts.practitioners.slice(0, 3).map((person) => ({
    ...person,
    treatments: ['gp-consultation', 'physiotherapist-first-time', 'covid-antigen', 'gp-video'],
    shifts: it.shifts.filter(([id]) => id === person.id).map(([, shift]) => shift),
    absences: person.id === 'anne-lege' ? away : [],
  }))
  const schedule = createSchedule({ ...sampleFacts, practitioners, holidays })
  const result = resolveChoice(schedule.index, it)
  if (!result.ok) throw new Error(result.unknown)
  const zone = result.choice.clinic.zone
  const midnight = Temporal.PlainDate.from(it.date).toZonedDateTime(zone).epochMilliseconds
  const now =
    Temporal.PlainDate.from(addDays(it.date, 1)).toZonedDateTime(zone).epochMilliseconds - it.minutesBefore * minute
  const busy: BusyRange[] = it.busy.map(({ practitioner, from, length }) => {
    const start = midnight + from * minute
    return { practitioner, start, end: start + length * minute }
  })
  const snapshot = takeSnapshot(schedule, collectBusy(busy), now)
  return { snapshot, choice: result.choice, now, busy }
}

/** The same question answered the slow way: minute by minute with Temporal, without any of the code in question. */
function workedMinutes(it: Chain, clinic: Clinic, practitioner: string, date: string): number[] {
  const away = practitioner === 'anne-lege' && it.away
  if (away && away[0] <= date && date <= addDays(away[0], away[1])) return []
  const day = Temporal.PlainDate.from(date)
  const shifts = it.shifts
    .filter(([id]) => id === practitioner)
    .map(([, shift]) => shift)
    .filter(
      (it) =>
        it.clinic === clinic.id &&
        it.days.includes(weekdays[day.dayOfWeek - 1]!) &&
        (it.weeks === 'every' || (it.weeks === 'odd') === (day.weekOfYear! % 2 === 1)),
    )
  const open = findOpeningHours(clinic, date, isHolidayIn(holidays)).map((it) => ({
    from: time(it.start),
    to: time(it.end),
  }))
  const within = (ranges: { from: string; to: string }[], now: string) =>
    ranges.some((it) => it.from <= now && now < it.to)
  const worked: number[] = []
  const end = day.add({ days: 1 }).toZonedDateTime(clinic.zone).epochMilliseconds
  for (let at = day.toZonedDateTime(clinic.zone).epochMilliseconds; at < end; at += minute) {
    const wall = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(clinic.zone)
    const shown = `${pad(wall.hour)}:${pad(wall.minute)}`
    const atWork =
      within(
        shifts.map((it) => it.hours),
        shown,
      ) &&
      !within(
        shifts.flatMap((it) => it.breaks),
        shown,
      )
    if (atWork && within(open, shown)) worked.push(at)
  }
  return worked
}

function expectedStarts(it: Chain, choice: Choice, busy: BusyRange[], now: number): string[] {
  const { treatment, clinic } = choice
  const { date } = it
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(clinic.zone).toPlainDate()
  if (date > today.add({ days: bookingHorizonDays }).toString() || treatment.mode === 'video') return []
  const length = (treatment.minutes + treatment.buffer) * minute
  const people = choice.chosen ? [choice.chosen.id] : ['anne-lege', 'bo-lege', 'cato-fysio']
  return people.flatMap((id) => {
    const worked = new Set(workedMinutes(it, clinic, id, date))
    const starts: string[] = []
    for (const first of [...worked].filter((at) => !worked.has(at - minute))) {
      let end = first
      while (worked.has(end)) end += minute
      for (let start = first; start + length <= end; start += length) {
        const taken = busy.some((it) => it.practitioner === id && it.start < start + length && start < it.end)
        if (!taken && start >= now + treatment.leadMinutes * minute) starts.push(`${start} ${id}`)
      }
    }
    return starts
  })
}

describe('whatever the shifts, bookings and moment', () => {
  it('the times are those that a minute-by-minute search finds', () => {
    fc.assert(
      fc.property(chain, (it) => {
        const { snapshot, choice, now, busy } = build(it)
        const found = findSlots(snapshot, choice, it.date)
        const starts = found.slots.map((slot) => `${Date.parse(slot.start)} ${slot.practitioner.id}`)
        expect([...starts].sort()).toEqual(expectedStarts(it, choice, busy, now).sort())
      }),
      { numRuns: 400 },
    )
  })

  it('there is one state, and times exactly when it is available', () => {
    fc.assert(
      fc.property(chain, (it) => {
        const { snapshot, choice } = build(it)
        const found = findSlots(snapshot, choice, it.date)
        expect(slotStates).toContain(found.state)
        expect(found.state === 'available').toBe(found.slots.length > 0)
        expect(listDays(snapshot, choice, it.date, it.date)).toEqual([
          { date: it.date, state: found.state, free: found.slots.length },
        ])
      }),
      { numRuns: 500 },
    )
  })

  it('no time overlaps a booking, comes before the lead time, or lies on another day', () => {
    fc.assert(
      fc.property(chain, (it) => {
        const { snapshot, choice, now, busy } = build(it)
        for (const slot of findSlots(snapshot, choice, it.date).slots) {
          const start = Date.parse(slot.start)
          const end = Date.parse(slot.end) + choice.treatment.buffer * minute
          expect(slot.start.slice(0, 10)).toBe(it.date)
          expect(start).toBeGreaterThanOrEqual(now + choice.treatment.leadMinutes * minute)
          const hit = busy.find((b) => b.practitioner === slot.practitioner.id && b.start < end && start < b.end)
          expect(hit).toBeUndefined()
        }
      }),
      { numRuns: 500 },
    )
  })

  it('every time that is shown can be booked, and its id says what it is', () => {
    fc.assert(
      fc.property(chain, (it) => {
        const { snapshot, choice } = build(it)
        for (const slot of findSlots(snapshot, choice, it.date).slots) {
          const checked = checkSlot(snapshot, slot.id)
          expect(checked).toMatchObject({ ok: true, slot })
          expect(parseSlotId(slot.id)).toEqual({
            treatment: choice.treatment.id,
            clinic: choice.clinic.id,
            practitioner: slot.practitioner.id,
            start: Date.parse(slot.start),
          })
        }
      }),
      { numRuns: 150 },
    )
  })

  it('every minute that is not shown is refused', () => {
    fc.assert(
      fc.property(chain, fc.integer({ min: 0, max: 1439 }), (it, offset) => {
        const { snapshot, choice } = build(it)
        const midnight = snapshot.planner(choice.clinic, it.date).clock.start
        const start = ((midnight + offset * minute) / minute).toString(36)
        const id = `${choice.treatment.id}.${choice.clinic.id}.anne-lege.${start}`
        const shown = resolveChoice(snapshot.index, { ...it, practitioner: 'anne-lege' })
        if (!shown.ok) throw new Error(shown.unknown)
        const slots = findSlots(snapshot, shown.choice, it.date).slots
        expect(checkSlot(snapshot, id).ok).toBe(slots.some((slot) => slot.id === id))
      }),
      { numRuns: 500 },
    )
  })

  it('one more booking takes away only the times it overlaps', () => {
    fc.assert(
      fc.property(chain, (it) => {
        const { snapshot, choice, busy } = build(it)
        const [extra, ...others] = busy
        const before = findSlots({ ...snapshot, busy: collectBusy(others) }, choice, it.date).slots
        const after = findSlots(snapshot, choice, it.date).slots
        const kept = before.filter((slot) => {
          const end = Date.parse(slot.end) + choice.treatment.buffer * minute
          const hit = extra && extra.practitioner === slot.practitioner.id
          return !(hit && extra.start < end && Date.parse(slot.start) < extra.end)
        })
        expect(after).toEqual(kept)
      }),
      { numRuns: 500 },
    )
  })

  it('any date of the calendar and any id have an answer', () => {
    const anyDate = fc
      .date({ min: new Date('0000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
      .map((it) => it.toISOString().slice(0, 10))
    const anyId = fc.oneof(fc.string(), fc.stringMatching(/^gp-consultation\.bislett\.anne-lege\.[0-9a-z]{1,9}$/))
    const edges = fc.constantFrom('0000-01-01', '9999-12-30', '9999-12-31')
    fc.assert(
      fc.property(chain, fc.oneof(anyDate, edges), anyId, (it, date, id) => {
        const { snapshot, choice } = build(it)
        expect(slotStates).toContain(findSlots(snapshot, choice, date).state)
        expect(listDays(snapshot, choice, date, date)).toHaveLength(1)
        const next = findNextDate(snapshot, choice, date)
        if (next) expect(next > date).toBe(true)
        const checked = checkSlot(snapshot, id)
        if (!checked.ok) expect(['not-found', 'slot-taken']).toContain(checked.code)
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPlanner } from '../availability/day-plan.ts'
import { indexSchedule } from '../availability/schedule-index.ts'
import { weekdayIndexOf } from '../dates/calendar-date.ts'
import { isHolidayIn } from '../dates/holidays.ts'
import type { Clinic } from '../facts/clinic.ts'
import { weekdays } from '../facts/shared.ts'
import { sampleFacts } from '../testing/sample-facts.ts'
import { describeDoors } from './doors.ts'

const minute = 60_000
const isHoliday = isHolidayIn(sampleFacts.holidays)
const text = { no: 'x', en: 'x' }

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Times between 02:00 and 03:00 occur twice or not at all when the clocks change; a test of its own says what they mean. */
const boundary = fc
  .integer({ min: 0, max: 96 })
  .map((quarter) => quarter * 15)
  .filter((minutes) => minutes <= 120 || minutes >= 180)

const ranges = fc
  .uniqueArray(boundary, { minLength: 2, maxLength: 4 })
  .map((times) => times.toSorted((a, b) => a - b))
  .map((times) =>
    Array.from({ length: Math.floor(times.length / 2) }, (_, index) => ({
      from: clock(times[2 * index]!),
      to: clock(times[2 * index + 1]!),
    })),
  )
const allDay = fc.constant<{ from: string; to: string }[]>([{ from: '00:00', to: '24:00' }])
const hours = fc.oneof({ weight: 3, arbitrary: ranges }, { weight: 1, arbitrary: allDay })

/** Around both changes of the clocks, the holidays of Christmas and New Year's, and a leap day. */
const moment = fc
  .tuple(
    fc.constantFrom('2026-03-28', '2026-10-24', '2026-12-23', '2026-12-30', '2028-02-27', '2027-05-16', '2027-06-05'),
    fc.integer({ min: 0, max: 4 * 24 * 60 }),
  )
  .map(([date, minutes]) => Date.parse(`${date}T00:00:00Z`) + minutes * minute)

const date = fc.constantFrom('2026-03-29', '2026-10-25', '2026-12-24', '2026-12-26', '2028-02-29', '2027-05-17')

const clinic = fc.record({
  zone: fc.constantFrom('Europe/Oslo' as const, 'Europe/Stockholm' as const),
  hours: fc.record(Object.fromEntries(weekdays.map((day) => [day, hours])), { requiredKeys: [] }),
  publicHolidays: fc.oneof(fc.constant('closed' as const), hours),
  closures: fc.array(
    date.map((day) => ({ from: day, to: day, reason: text })),
    { maxLength: 2 },
  ),
  specialHours: fc.array(fc.record({ date, hours, reason: fc.constant(text) }), { maxLength: 2 }),
})
type Hours = Pick<Clinic, 'zone' | 'hours' | 'publicHolidays' | 'closures' | 'specialHours'>

const wallClock = Object.fromEntries(
  ['Europe/Oslo', 'Europe/Stockholm'].map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }),
  ]),
)

/** Whether the doors are open by what a wall clock in the clinic shows and what the notice on the door says. */
function isOpenByTheClock(clinic: Hours, instant: number): boolean {
  const [day, time] = wallClock[clinic.zone]!.format(instant).split(' ') as [string, string]
  if (clinic.closures.some(({ from, to }) => from <= day && day <= to)) return false
  const special = clinic.specialHours.filter((it) => it.date === day)
  const usual = clinic.hours[weekdays[weekdayIndexOf(day)]!] ?? []
  const holiday = clinic.publicHolidays === 'closed' ? [] : clinic.publicHolidays
  const open = special.length > 0 ? special.flatMap((it) => it.hours) : isHoliday(clinic.zone, day) ? holiday : usual
  return open.some(({ from, to }) => from <= time && time < to)
}

function open(hours: Hours) {
  const own = { ...sampleFacts.clinics[0]!, ...hours }
  const planner = createPlanner(indexSchedule({ ...sampleFacts, clinics: [own] }))
  return (now: number) => describeDoors(planner, own, now)
}

describe('the doors of a clinic', () => {
  it('are open exactly when the clock in the clinic and its hours say so, whatever the zone, date and hour', () => {
    fc.assert(
      fc.property(clinic, moment, (hours, now) => {
        expect(open(hours)(now).isOpen).toBe(isOpenByTheClock(hours, now))
      }),
      { numRuns: 500 },
    )
  })

  it('close at the first moment at which they are no longer open, past midnight and on nights of 23 and 25 hours too', () => {
    fc.assert(
      fc.property(clinic, moment, (hours, now) => {
        const { isOpen, opening, closes } = open(hours)(now)
        fc.pre(isOpen)
        const until = closes ? opening!.end : now + 3 * 24 * 60 * minute
        for (let at = now; at < until; at += 15 * minute) expect(isOpenByTheClock(hours, at)).toBe(true)
        if (closes) expect(isOpenByTheClock(hours, until)).toBe(false)
        expect(isOpenByTheClock(hours, opening!.start)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  it('open next at the first moment at which they are open again', () => {
    fc.assert(
      fc.property(clinic, moment, (hours, now) => {
        const { isOpen, nextOpening } = open(hours)(now)
        if (isOpen) {
          expect(nextOpening).toBeUndefined()
          return
        }
        const until = nextOpening ?? now + 5 * 24 * 60 * minute
        for (let at = now; at < until; at += 15 * minute) expect(isOpenByTheClock(hours, at)).toBe(false)
        if (nextOpening !== undefined) expect(isOpenByTheClock(hours, nextOpening)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})

describe('an opening that lasts past midnight', () => {
  const night: Hours = {
    zone: 'Europe/Oslo',
    hours: { mon: [{ from: '18:00', to: '24:00' }], tue: [{ from: '00:00', to: '02:00' }] },
    publicHolidays: 'closed',
    closures: [],
    specialHours: [],
  }
  const at = (iso: string, hours = night) => open(hours)(Date.parse(iso))

  it('is one opening, before and after midnight', () => {
    for (const now of ['2026-11-16T23:30:00+01:00', '2026-11-17T00:00:00+01:00', '2026-11-17T01:59:00+01:00'])
      expect(at(now)).toEqual({
        isOpen: true,
        opening: { start: Date.parse('2026-11-16T18:00:00+01:00'), end: Date.parse('2026-11-17T02:00:00+01:00') },
        closes: true,
        nextOpening: undefined,
      })
    expect(at('2026-11-17T02:00:00+01:00')).toMatchObject({
      isOpen: false,
      nextOpening: Date.parse('2026-11-23T18:00:00+01:00'),
    })
  })

  it('ends at midnight when the next day is a closure', () => {
    const closed = { ...night, closures: [{ from: '2026-11-17', to: '2026-11-17', reason: text }] }
    expect(at('2026-11-16T23:30:00+01:00', closed).opening!.end).toBe(Date.parse('2026-11-17T00:00:00+01:00'))
    expect(at('2026-11-17T00:30:00+01:00', closed)).toMatchObject({ isOpen: false, opening: undefined })
  })

  it('has no end at a clinic that never closes', () => {
    const always = Object.fromEntries(weekdays.map((day) => [day, [{ from: '00:00', to: '24:00' }]]))
    const never = { ...night, hours: always, publicHolidays: [{ from: '00:00', to: '24:00' }] }
    expect(at('2026-12-24T23:30:00+01:00', never)).toMatchObject({ isOpen: true, closes: false })
  })
})

it('a closing time that the clock shows twice counts the first time, one that it skips counts at the change', () => {
  const until = (date: string) => ({
    zone: 'Europe/Oslo' as const,
    hours: {},
    publicHolidays: 'closed' as const,
    closures: [],
    specialHours: [{ date, hours: [{ from: '00:00', to: '02:30' }], reason: text }],
  })
  const autumn = open(until('2026-10-25'))(Date.parse('2026-10-25T00:00:00+02:00'))
  expect(autumn.opening!.end).toBe(Date.parse('2026-10-25T02:30:00+02:00'))
  const spring = open(until('2026-03-29'))(Date.parse('2026-03-29T00:00:00+01:00'))
  expect(spring.opening!.end).toBe(Date.parse('2026-03-29T03:00:00+02:00'))
})

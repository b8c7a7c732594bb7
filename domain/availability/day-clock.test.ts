import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDayClock, dateAt, formatInstant, instantAt, minutesAt } from './day-clock.ts'

const zones = ['Europe/Oslo', 'Europe/Stockholm'] as const
const changes = ['2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31']
const someDate = fc.oneof(
  fc.constantFrom(...changes, '2028-02-29', '2026-12-31', '2027-01-01'),
  fc
    .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    .map((it) => it.toISOString().slice(0, 10)),
)

/** The minutes around a change come up often. */
const someMinute = fc.oneof(fc.integer({ min: 0, max: 1439 }), fc.constantFrom(0, 119, 120, 150, 179, 180, 181, 1439))

describe('the clock on the clinic’s wall', () => {
  it('agrees with Temporal on every day and minute, the hour that is skipped apart', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), someDate, someMinute, (zone, date, minutes) => {
        const clock = createDayClock(zone, date)
        const time = Temporal.PlainTime.from({ hour: Math.floor(minutes / 60), minute: minutes % 60 })
        const there = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: zone, plainTime: time })
        const exists = there.toPlainTime().equals(time)
        fc.pre(exists)
        const instant = instantAt(clock, minutes)
        expect(instant).toBe(there.epochMilliseconds)
        expect(minutesAt(clock, instant)).toBe(minutes)
        expect(formatInstant(clock, instant)).toBe(there.toString({ timeZoneName: 'never', smallestUnit: 'second' }))
      }),
      { numRuns: 2000 },
    )
  })

  it('never runs backwards', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), someDate, (zone, date) => {
        const clock = createDayClock(zone, date)
        const instants = Array.from({ length: 1441 }, (_, minutes) => instantAt(clock, minutes))
        expect(instants).toEqual([...instants].sort((a, b) => a - b))
        expect(instants.at(-1)).toBe(clock.end)
      }),
    )
  })

  it('skips an hour on 29 March 2026 and shows one twice on 25 October', () => {
    const spring = createDayClock('Europe/Oslo', '2026-03-29')
    expect((spring.end - spring.start) / 3_600_000).toBe(23)
    expect(formatInstant(spring, instantAt(spring, 119))).toBe('2026-03-29T01:59:00+01:00')
    expect(formatInstant(spring, instantAt(spring, 150))).toBe('2026-03-29T03:00:00+02:00')
    expect(formatInstant(spring, instantAt(spring, 180))).toBe('2026-03-29T03:00:00+02:00')
    const autumn = createDayClock('Europe/Oslo', '2026-10-25')
    expect((autumn.end - autumn.start) / 3_600_000).toBe(25)
    const half = instantAt(autumn, 150)
    expect(formatInstant(autumn, half)).toBe('2026-10-25T02:30:00+02:00')
    expect(formatInstant(autumn, half + 3_600_000)).toBe('2026-10-25T02:30:00+01:00')
  })

  it('writes midnight at the end of a day as the next day', () => {
    const clock = createDayClock('Europe/Oslo', '2026-12-31')
    expect(formatInstant(clock, instantAt(clock, 1440))).toBe('2027-01-01T00:00:00+01:00')
  })

  it('knows the date in each zone just before and at midnight', () => {
    const midnight = Date.parse('2026-06-01T00:00:00+02:00')
    for (const zone of zones) {
      expect(dateAt(zone, midnight - 1)).toBe('2026-05-31')
      expect(dateAt(zone, midnight)).toBe('2026-06-01')
    }
  })
})

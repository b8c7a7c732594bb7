import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markets } from '../market/market.ts'
import { clockAtClinic, dayAtClinic } from './clinic-clock.ts'

const zones = Object.values(markets).map(({ zone }) => zone)
/** The rule is from 1996. */
const moments = fc.date({ min: new Date('1997-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })

describe('the clock of the clinics', () => {
  it('is that of the time zone database, in Norway and in Sweden', () => {
    fc.assert(
      fc.property(moments, fc.constantFrom(...zones), (moment, zone) => {
        const there = moment.toTemporalInstant().toZonedDateTimeISO(zone)
        expect(dayAtClinic(moment)).toBe(there.toPlainDate().toString())
        expect(clockAtClinic(moment)).toBe(there.toPlainTime().toString({ smallestUnit: 'minute' }))
      }),
      { numRuns: 2_000 },
    )
  })

  it.each([
    ['2026-03-29T00:59:00Z', '2026-03-29', '01:59'],
    ['2026-03-29T01:00:00Z', '2026-03-29', '03:00'],
    ['2026-10-25T00:59:00Z', '2026-10-25', '02:59'],
    ['2026-10-25T01:00:00Z', '2026-10-25', '02:00'],
    ['2026-06-30T22:30:00Z', '2026-07-01', '00:30'],
    ['2026-12-31T22:30:00Z', '2026-12-31', '23:30'],
    ['2026-12-31T23:30:00Z', '2027-01-01', '00:30'],
  ])('at %s it is %s %s', (moment, day, clock) => {
    expect([dayAtClinic(new Date(moment)), clockAtClinic(new Date(moment))]).toEqual([day, clock])
  })
})

import { describe, expect, it } from 'vitest'
import { clockAtClinic, dayAtClinic } from '../dates/clinic-clock.ts'
import { checkDeparture, writeDeparture } from './departure.ts'
import { findLatestResult, isInTime } from './result-in-time.ts'

const at = (moment: number) => `${dayAtClinic(moment)} ${clockAtClinic(moment)}`

describe('the departure of a traveller', () => {
  it('is sent with the offset of the clinic, in winter and in summer', () => {
    expect(writeDeparture('2026-11-20T17:00')).toBe('2026-11-20T17:00:00+01:00')
    expect(writeDeparture('2026-07-20T17:00')).toBe('2026-07-20T17:00:00+02:00')
    // The night in which the clocks change, on both sides of the change.
    expect(writeDeparture('2026-10-25T01:59')).toBe('2026-10-25T01:59:00+02:00')
    expect(writeDeparture('2026-10-25T03:00')).toBe('2026-10-25T03:00:00+01:00')
  })

  it.each(['', '2026-11-20', '2026-02-30T17:00', '2026-11-20T24:00', 'tomorrow'])('is not “%s”', (typed) => {
    expect(writeDeparture(typed)).toBeUndefined()
  })

  it('is taken by the API with an offset only, and only a time that exists', () => {
    expect(checkDeparture('2026-11-20T17:00:00+01:00')).toEqual({ ok: true, value: '2026-11-20T17:00:00+01:00' })
    for (const text of ['2026-11-20T17:00', '2026-02-30T17:00:00+01:00', '2026-11-20T25:00:00Z', "'; drop"]) {
      expect(checkDeparture(text), text).toEqual({ ok: false, key: 'invalid' })
    }
  })
})

describe('the result of a test', () => {
  const friday = Date.parse('2026-11-20T10:10:00+01:00')

  it('is there after its hours', () => {
    expect(at(findLatestResult(friday, { hours: 3 }))).toBe('2026-11-20 13:10')
  })

  it('takes working days: not Saturday, not Sunday', () => {
    expect(at(findLatestResult(friday, { workingDays: 1 }))).toBe('2026-11-23 23:59')
    expect(at(findLatestResult(friday, { workingDays: 3 }))).toBe('2026-11-25 23:59')
  })

  it('is in time for a flight with three hours left to check in', () => {
    const result = findLatestResult(friday, { hours: 3 })
    expect(isInTime(result, Date.parse('2026-11-20T16:10:00+01:00'))).toBe(true)
    expect(isInTime(result, Date.parse('2026-11-20T16:09:00+01:00'))).toBe(false)
  })
})

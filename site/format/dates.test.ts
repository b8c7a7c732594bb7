import { describe, expect, it } from 'vitest'
import { dayAtClinic, describeStart, longDay } from '#messages/dates.ts'
import { formatDate } from './dates.ts'

describe('dates', () => {
  it('are written as each language writes them', () => {
    expect(formatDate('2026-11-05', 'no')).toBe('5. november 2026')
    expect(formatDate('2026-11-05', 'en')).toBe('5 November 2026')
    expect(formatDate('2026-11-05', 'sv')).toBe('5 november 2026')
    expect(longDay('2026-12-24', 'no')).toBe('torsdag 24. desember')
  })

  it('are those of the clinics, wherever the visitor is', () => {
    expect(dayAtClinic(new Date('2026-06-30T22:30:00Z'))).toBe('2026-07-01')
    expect(dayAtClinic(new Date('2026-12-30T22:30:00Z'))).toBe('2026-12-30')
  })
})

describe('the next free time', () => {
  const now = new Date('2026-11-16T10:00:00Z')
  it.each([
    ['2026-11-16T15:10:00+01:00', 'i dag', '15:10'],
    ['2026-11-17T08:40:00+01:00', 'i morgen', '08:40'],
    ['2026-11-21T10:00:00+01:00', 'lørdag', '10:00'],
    ['2026-11-23T10:00:00+01:00', '23. november', '10:00'],
  ])('%s is %s at %s', (start, day, time) => {
    expect(describeStart(start, now, 'no')).toEqual({ day, time })
  })

  it('is today by the clock of the clinic, also just after midnight', () => {
    const night = new Date('2026-06-30T22:30:00Z')
    expect(describeStart('2026-07-01T08:00:00+02:00', night, 'en')).toEqual({ day: 'today', time: '08:00' })
  })
})

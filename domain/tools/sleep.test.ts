import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { averageNights, findClockChange, judgeSleep, type Night, type OffsetAt, summarizeNight } from './sleep.ts'

const at = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
const night = (lightsOut: string, gotUp: string, awake: Partial<Night> = {}): Night => ({
  morning: '2026-11-16',
  lightsOut: at(lightsOut),
  gotUp: at(gotUp),
  fallingAsleep: 0,
  awake: 0,
  lyingAwake: 0,
  clockChange: 0,
  ...awake,
})

// Carney et al., The Consensus Sleep Diary, Sleep 2012;35:287, and Reed and Sacco, J Clin Sleep Med 2016;12:263: sleep
// efficiency is the time asleep divided by the time in bed; 85 % or more is called normal.
describe('a night', () => {
  it('is eight hours in bed and seven asleep: 88 per cent', () => {
    const summary = summarizeNight(night('23:00', '07:00', { fallingAsleep: 30, awake: 20, lyingAwake: 10 }))
    expect(summary).toEqual({ inBed: 480, asleep: 420, efficiency: 88 })
  })

  it('can begin after midnight', () => {
    expect(summarizeNight(night('01:30', '08:00'))).toEqual({ inBed: 390, asleep: 390, efficiency: 100 })
  })

  it('can belong to somebody who works at night', () => {
    expect(summarizeNight(night('08:00', '15:00', { awake: 60 }))).toEqual({ inBed: 420, asleep: 360, efficiency: 86 })
  })

  it('makes no sense with more time awake than in bed', () => {
    expect(summarizeNight(night('23:00', '07:00', { awake: 481 }))).toBeUndefined()
    expect(summarizeNight(night('23:00', '23:00'))).toBeUndefined()
  })

  it('never has more sleep than time in bed', () => {
    const minutes = fc.nat({ max: 300 })
    fc.assert(
      fc.property(
        fc.nat({ max: 1439 }),
        fc.nat({ max: 1439 }),
        minutes,
        minutes,
        (lightsOut, gotUp, awake, asleepIn) => {
          const summary = summarizeNight({
            ...night('00:00', '00:00'),
            lightsOut,
            gotUp,
            awake,
            fallingAsleep: asleepIn,
          })
          if (!summary) return
          expect(summary.asleep).toBeLessThanOrEqual(summary.inBed)
          expect(summary.inBed).toBeLessThan(1440)
          expect(summary.efficiency).toBeGreaterThanOrEqual(0)
          expect(summary.efficiency).toBeLessThanOrEqual(100)
        },
      ),
    )
  })
})

describe('a night in which the clocks change', () => {
  /** Norway: summer time from 29 March 2026 at 02:00 until 25 October 2026 at 03:00. */
  const inOslo: OffsetAt = (year, month, day, minutes) => {
    const wall = Date.UTC(year, month - 1, day, 0, minutes)
    return wall >= Date.UTC(2026, 2, 29, 2) && wall < Date.UTC(2026, 9, 25, 3) ? -120 : -60
  }
  const slept = (morning: string, lightsOut: string, gotUp: string) => {
    const times = { ...night(lightsOut, gotUp), morning }
    return summarizeNight({ ...times, clockChange: findClockChange(times, inOslo) })?.inBed
  }

  it('is an hour shorter than the clock says in spring, and an hour longer in autumn', () => {
    expect(slept('2026-03-29', '23:00', '07:00')).toBe(7 * 60)
    expect(slept('2026-10-25', '23:00', '07:00')).toBe(9 * 60)
  })

  it('is as long as the clock says for somebody who went to bed afterwards, or on any other night', () => {
    expect(slept('2026-03-29', '04:00', '09:00')).toBe(5 * 60)
    expect(slept('2026-03-28', '23:00', '07:00')).toBe(8 * 60)
    expect(slept('2026-03-30', '23:00', '07:00')).toBe(8 * 60)
    expect(slept('2026-11-01', '23:00', '07:00')).toBe(8 * 60)
  })

  it('is asked of the device where no zone is named', () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const between = Temporal.ZonedDateTime.from(`2026-03-28T23:00[${timeZone}]`).until(`2026-03-29T07:00[${timeZone}]`)
    const times = { ...night('23:00', '07:00'), morning: '2026-03-29' }
    expect(8 * 60 - findClockChange(times)).toBe(between.total('minutes'))
  })
})

describe('a diary', () => {
  it('averages its nights, and the efficiency is that of all of them together', () => {
    const averages = averageNights([night('23:00', '07:00', { awake: 120 }), night('23:00', '03:00')])
    expect(averages).toEqual({ nights: 2, inBed: 360, asleep: 300, fallingAsleep: 0, awake: 60, efficiency: 83 })
    expect(averageNights([])).toBeUndefined()
  })

  // National Sleep Foundation, Hirshkowitz et al., Sleep Health 2015;1:40: 7 to 9 hours for adults.
  it.each([
    [450, 90, 'good'],
    [420, 85, 'good'],
    [450, 84, 'broken'],
    [400, 95, 'short'],
    [560, 95, 'long'],
  ])('%i minutes asleep at %i per cent: %s', (asleep, efficiency, advice) => {
    expect(judgeSleep({ nights: 7, inBed: 500, asleep, fallingAsleep: 10, awake: 10, efficiency })).toBe(advice)
  })
})

import { describe, expect, it } from 'vitest'
import { addDays } from '../dates/calendar-date.ts'
import { chooseSample, sampleIndex, sampleSnapshot } from '../testing/sample-schedule.ts'
import { findSlots } from './availability.ts'
import { type BusyRange, collectBusy } from './busy.ts'
import { listChoicesAt, listChoicesOf } from './choice.ts'
import { daysListedAtMost, findNextDate, findNextFree, listDays } from './days.ts'

const now = Date.parse('2026-11-16T06:00:00+01:00')
const fullDay = (practitioner: string, date: string): BusyRange => ({
  practitioner,
  start: Date.parse(`${date}T00:00:00+01:00`),
  end: Date.parse(`${addDays(date, 1)}T00:00:00+01:00`),
})

describe('the days of the date picker', () => {
  it('say the same as the times of each day', () => {
    const choice = chooseSample('gp-consultation', 'bislett')
    const busy = collectBusy([fullDay('anne-lege', '2026-11-17'), fullDay('anne-lege', '2026-11-19')])
    const snapshot = sampleSnapshot(now, busy)
    const days = listDays(snapshot, choice, '2026-11-16', '2026-11-22')
    expect(days).toEqual([
      { date: '2026-11-16', state: 'available', free: 46 },
      { date: '2026-11-17', state: 'clinic-fully-booked', free: 0 },
      { date: '2026-11-18', state: 'available', free: 46 },
      { date: '2026-11-19', state: 'clinic-fully-booked', free: 0 },
      { date: '2026-11-20', state: 'available', free: 22 },
      { date: '2026-11-21', state: 'available', free: 12 },
      { date: '2026-11-22', state: 'clinic-closed', free: 0 },
    ])
    for (const { date, state, free } of days) {
      const found = findSlots(snapshot, choice, date)
      expect([found.state, found.slots.length]).toEqual([state, free])
    }
  })

  it('are two months at most', () => {
    const days = listDays(sampleSnapshot(now), chooseSample('gp-consultation', 'okern'), '2026-11-16', '2027-11-16')
    expect(days).toHaveLength(daysListedAtMost)
    expect(days.at(-1)?.date).toBe('2027-01-16')
  })

  it('are none when they end before they begin', () => {
    expect(listDays(sampleSnapshot(now), chooseSample('gp-consultation', 'okern'), '2026-11-17', '2026-11-16')).toEqual(
      [],
    )
  })
})

describe('the next date with a free time', () => {
  const choice = chooseSample('physiotherapist-follow-up', 'bislett')
  const next = (after: string, busy: BusyRange[] = []) =>
    findNextDate(sampleSnapshot(now, collectBusy(busy)), choice, after)

  it('comes after the one that is looked at, closed and full days passed over', () => {
    expect(next('2026-11-16')).toBe('2026-11-17')
    expect(next('2026-11-17')).toBe('2026-11-19')
    expect(next('2026-11-17', [fullDay('cato-fysio', '2026-11-19')])).toBe('2026-11-23')
  })

  it('is today or later for a day in the past', () => {
    expect(next('2026-10-01')).toBe('2026-11-16')
    expect(next('2026-11-15')).toBe('2026-11-16')
  })

  it('is none beyond what can be booked, and none for video', () => {
    expect(next('2027-02-14')).toBeNull()
    expect(next('2030-01-01')).toBeNull()
    expect(findNextDate(sampleSnapshot(now), chooseSample('gp-video', 'bislett'), '2026-11-16')).toBeNull()
  })
})

describe('the earliest free time', () => {
  it('of a clinic is the earliest of everything it offers', () => {
    expect(findNextFree(sampleSnapshot(now), listChoicesAt(sampleIndex, 'bislett'))).toEqual({
      date: '2026-11-16',
      start: '2026-11-16T08:00:00+01:00',
      clinic: 'bislett',
      treatment: 'gp-consultation',
    })
  })

  it('of a practitioner is looked for at every clinic where they work', () => {
    const choices = listChoicesOf(sampleIndex, 'bo-lege')
    expect(new Set(choices.map((it) => it.clinic.id))).toEqual(new Set(['bislett', 'okern']))
    const later = Date.parse('2026-11-16T11:30:00+01:00')
    expect(findNextFree(sampleSnapshot(later), choices)).toMatchObject({
      clinic: 'bislett',
      start: '2026-11-16T12:00:00+01:00',
    })
    const evening = Date.parse('2026-11-16T19:55:00+01:00')
    expect(findNextFree(sampleSnapshot(evening), choices)).toMatchObject({
      clinic: 'okern',
      date: '2026-11-17',
    })
  })

  it('is none where nothing is offered', () => {
    expect(findNextFree(sampleSnapshot(now), [])).toBeNull()
    expect(listChoicesOf(sampleIndex, 'nobody')).toEqual([])
    expect(listChoicesAt(sampleIndex, 'nowhere')).toEqual([])
  })
})

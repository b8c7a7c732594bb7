import { describe, expect, it } from 'vitest'
import { createSchedule } from '../availability/schedule.ts'
import { sampleFacts } from '../testing/sample-facts.ts'
import { checkGroup, listGroupRuns } from './group-times.ts'

const schedule = createSchedule(sampleFacts)
const at = (text: string) => Date.parse(text)
const before = at('2026-11-16T08:00:00+01:00')
const course = 'mindfulness-2026-11-24'

function cancel(...cancelled: string[]) {
  const groups = sampleFacts.groups.map((it) => (it.id === 'mindfulness' ? { ...it, cancelled } : it))
  return createSchedule({ ...sampleFacts, groups })
}

describe('groups', () => {
  it('are listed with dates at the clinic’s time, those at a clinic apart from those online', () => {
    const runs = listGroupRuns(schedule, {}, '2026-11-16', '2026-12-31')
    expect(runs.map((it) => it.id)).toEqual([course, 'sleep-2026-11-26', 'sleep-2026-12-24'])
    expect(runs[0]!.dates.map((it) => it.date)).toEqual(['2026-11-24', '2026-12-01', '2026-12-08', '2026-12-15'])
    expect(runs[0]!.dates[0]).toMatchObject({
      start: at('2026-11-24T17:30:00+01:00'),
      end: at('2026-11-24T19:00:00+01:00'),
    })
    expect(listGroupRuns(schedule, { clinic: 'bislett' }, '2026-11-16', '2026-12-31').map((it) => it.id)).toEqual([
      course,
    ])
  })

  it('are booked as a whole from the first date to the last, or for one date where that is sold', () => {
    const whole = checkGroup(schedule, { group: course }, before)
    expect(whole).toMatchObject({
      ok: true,
      time: { start: '2026-11-24T17:30:00+01:00', end: '2026-12-15T19:00:00+01:00' },
    })
    const one = checkGroup(schedule, { group: course, date: '2026-12-01' }, before)
    expect(one).toMatchObject({ ok: true, time: { id: `${course}.2026-12-01`, onlyDate: '2026-12-01' } })
    expect(checkGroup(schedule, { group: 'sleep-2026-11-26' }, before)).toEqual({ ok: false, code: 'not-found' })
  })

  it('cannot be booked once they have begun, but the dates to come can', () => {
    const begun = at('2026-11-24T17:30:00+01:00')
    expect(checkGroup(schedule, { group: course }, begun)).toEqual({ ok: false, code: 'group-full' })
    expect(checkGroup(schedule, { group: course, date: '2026-11-24' }, begun)).toEqual({
      ok: false,
      code: 'group-full',
    })
    expect(checkGroup(schedule, { group: course, date: '2026-12-01' }, begun).ok).toBe(true)
  })

  it('leave out a date that was called off', () => {
    const called = cancel('2026-12-01')
    const whole = checkGroup(called, { group: course }, before)
    expect(whole.ok && whole.time.dates.map((it) => it.date)).toEqual(['2026-11-24', '2026-12-08', '2026-12-15'])
    expect(checkGroup(called, { group: course, date: '2026-12-01' }, before)).toEqual({ ok: false, code: 'group-full' })
  })

  it('begin with the first date that is held: until then nobody has missed anything', () => {
    const called = cancel('2026-11-24')
    const later = at('2026-11-30T08:00:00+01:00')
    const whole = checkGroup(called, { group: course }, later)
    expect(whole).toMatchObject({ ok: true, time: { start: '2026-12-01T17:30:00+01:00' } })
    expect(checkGroup(called, { group: course }, at('2026-12-01T17:30:00+01:00'))).toEqual({
      ok: false,
      code: 'group-full',
    })
  })

  it.each([
    ['unknown', { group: 'yoga-2026-11-24' }],
    ['a day on which no run begins', { group: 'mindfulness-2026-11-25' }],
    ['before the first', { group: 'mindfulness-2026-09-29' }],
    ['no day', { group: 'mindfulness' }],
    ['a date of no run', { group: course, date: '2026-12-02' }],
    ['no date', { group: course, date: 'x' }],
    ['too far ahead', { group: 'mindfulness-2027-08-31' }],
  ])('are not found: %s', (_, choice) => {
    expect(checkGroup(schedule, choice, before)).toEqual({ ok: false, code: 'not-found' })
  })
})

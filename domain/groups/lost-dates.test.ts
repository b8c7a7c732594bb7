import { describe, expect, it } from 'vitest'
import { createSchedule } from '../availability/schedule.ts'
import type { GroupPlan } from '../facts/group.ts'
import { sampleFacts } from '../testing/sample-facts.ts'
import { findLostDates } from './lost-dates.ts'

const before = createSchedule(sampleFacts)
const date = {
  group: 'mindfulness',
  run: 'mindfulness-2026-11-24',
  clinic: 'bislett',
  start: Date.parse('2026-12-01T17:30:00+01:00'),
  people: 2,
}
const webinar = { ...date, group: 'sleep', run: 'sleep-2026-11-26', start: Date.parse('2026-11-26T19:00:00+01:00') }

function change(plan: Partial<GroupPlan>, id = 'mindfulness') {
  const groups = sampleFacts.groups.map((it) => (it.id === id ? { ...it, ...plan } : it))
  return createSchedule({ ...sampleFacts, groups })
}

describe('a date that people have booked', () => {
  it.each<[string, Partial<GroupPlan>]>([
    ['hour', { at: '18:00' }],
    ['day', { first: '2026-11-25', days: ['wed'] }],
    ['clinic', { clinic: 'okern' }],
    ['first run', { first: '2026-12-01' }],
    ['end', { last: '2026-11-23' }],
    ['number of dates', { dates: 1 }],
    ['pause', { pauses: [{ from: '2026-12-01', to: '2026-12-01' }] }],
  ])('is lost by another %s, unless it is called off at the same time', (_, plan) => {
    const lost = [{ group: 'mindfulness', date: '2026-12-01', people: 2 }]
    expect(findLostDates(before, change(plan), [date])).toEqual(lost)
    expect(findLostDates(before, change({ ...plan, cancelled: ['2026-12-01'] }), [date])).toEqual([])
  })

  it.each<[string, Partial<GroupPlan>]>([
    ['places', { places: 2 }],
    ['end after it', { last: '2026-11-24' }],
    ['way of selling', { sold: 'date' }],
  ])('stays with another %s', (_, plan) => {
    expect(findLostDates(before, change(plan), [date])).toEqual([])
  })

  it('is the same online, whichever clinic answers for it', () => {
    expect(findLostDates(before, change({ clinic: 'okern' }, 'sleep'), [webinar])).toEqual([])
  })

  it('that the plan has lost before is no reason against the next change', () => {
    const earlier = change({ at: '18:00' })
    expect(findLostDates(earlier, change({ at: '18:00', places: 2 }), [date])).toEqual([])
  })
})

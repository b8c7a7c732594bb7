import { describe, expect, it } from 'vitest'
import { createSchedule } from '../availability/schedule.ts'
import { sampleFacts } from '../testing/sample-facts.ts'
import { findAffectedDates } from './affected-dates.ts'

const now = Date.parse('2026-11-20T08:00:00Z')
const reason = { no: 'Vannlekkasje', en: 'Water leak' }

/** What an operator is told when the leader is away on some days and the clinic closed on others. */
function affected(change: { away?: [string, string]; closed?: [string, string]; cancelled?: string[] }) {
  const range = ([from, to]: [string, string]) => ({ from, to })
  const { away, closed, cancelled = [] } = change
  const facts = {
    ...sampleFacts,
    practitioners: sampleFacts.practitioners.map((it) =>
      it.id === 'dina-psykolog' && away ? { ...it, absences: [range(away)] } : it,
    ),
    clinics: sampleFacts.clinics.map((it) =>
      it.id === 'bislett' && closed ? { ...it, closures: [{ ...range(closed), reason }] } : it,
    ),
    groups: sampleFacts.groups.map((it) => ({ ...it, cancelled })),
  }
  return findAffectedDates(createSchedule(facts), now).map((it) => [it.group, it.date, it.reason])
}

describe('dates of groups that cannot be held as planned', () => {
  it('are those on which the leader is away, of every group they lead', () => {
    expect(affected({ away: ['2026-11-24', '2026-12-01'] })).toEqual([
      ['mindfulness', '2026-11-24', 'absent'],
      ['sleep', '2026-11-26', 'absent'],
      ['mindfulness', '2026-12-01', 'absent'],
    ])
  })

  it('are those at a clinic that is closed; what is online is held all the same', () => {
    expect(affected({ closed: ['2026-11-24', '2026-11-26'] })).toEqual([['mindfulness', '2026-11-24', 'clinic-closed']])
  })

  it('are neither past nor called off, and none where nothing happened', () => {
    expect(affected({ away: ['2026-11-01', '2026-11-24'], cancelled: ['2026-11-24'] })).toEqual([])
    expect(affected({})).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import type { Group } from '#domain/facts/group.ts'
import type { Practitioner, Shift } from '#domain/facts/practitioner.ts'
import { sampleFacts } from '#domain/testing/sample-facts.ts'
import { checkGroupHours } from './check-group-hours.ts'

const [course] = sampleFacts.groups
const leader = sampleFacts.practitioners.find(({ id }) => id === course!.leader)!
const day: Shift = {
  clinic: 'bislett',
  days: ['tue'],
  hours: { from: '09:00', to: '16:00' },
  breaks: [],
  weeks: 'every',
}

interface Changes {
  group?: Partial<Group>
  shift?: Partial<Shift>
  absences?: Practitioner['absences']
}

/** What an editor reads about a course on four Tuesdays from 24 November, of somebody who sees patients from 09:00 to 16:00. */
function problemsOf({ group, shift, absences = [] }: Changes): string[] {
  const messages: string[] = []
  const facts = {
    ...sampleFacts,
    groups: [{ ...course!, at: '17:00', ...group }],
    practitioners: [{ ...leader, shifts: [{ ...day, ...shift }], absences }],
  }
  checkGroupHours(facts, (_, path, message) => messages.push(`${path.join('.')}: ${message}`))
  return messages
}

const online = { link: 'https://video.innom.example/calm' }

describe('an editor of classes and courses', () => {
  it.each<[string, Changes]>([
    ['after the leader’s patients', {}],
    ['right after them', { group: { at: '16:00' } }],
    ['in a break that is long enough', { group: { at: '11:00' }, shift: { breaks: [{ from: '11:00', to: '12:30' }] } }],
    ['online when the clinic is closed', { group: { at: '20:30', ...online } }],
    ['before and after the leader is away', { absences: [{ from: '2026-11-25', to: '2026-11-30' }] }],
    [
      'that pauses while the leader is away',
      {
        group: { pauses: [{ from: '2026-11-30', to: '2026-12-06' }] },
        absences: [{ from: '2026-12-01', to: '2026-12-01' }],
      },
    ],
  ])('holds one %s', (_, changes) => {
    expect(problemsOf(changes)).toEqual([])
  })

  it.each<[string, Changes, string]>([
    ['an hour with patients', { group: { at: '15:30' } }, 'at: on tue dina-psykolog sees patients'],
    ['patients in every other week', { group: { at: '15:30' }, shift: { weeks: 'odd' } }, 'at: on tue dina-psykolog'],
    [
      'a break that is too short',
      { group: { at: '11:00' }, shift: { breaks: [{ from: '11:00', to: '11:30' }] } },
      'at: on tue dina-psykolog sees patients',
    ],
    ['an hour online with patients', { group: { at: '15:30', ...online } }, 'at: on tue dina-psykolog sees patients'],
    ['an hour after the clinic has closed', { group: { at: '19:30' } }, 'at: on tue it lies outside the opening hours'],
    [
      'a day on which it is closed',
      { group: { days: ['tue', 'sun'] } },
      'at: on sun it lies outside the opening hours',
    ],
    [
      'a date on which the leader is away',
      { absences: [{ from: '2026-11-30', to: '2026-12-02' }] },
      'pauses: dina-psykolog is away on 2026-12-01',
    ],
  ])('is told of %s', (_, changes, told) => {
    expect(problemsOf(changes)).toEqual([expect.stringContaining(told)])
  })
})

import { describe, expect, it } from 'vitest'
import { sampleFacts } from '#domain/testing/sample-facts.ts'
import type { PageData } from '#page-data/pages.ts'
import { nextRuns } from '../compose/next-runs.ts'
import { eventThings } from './event-things.ts'

/** What search engines read on the page of a group that was built on a day. */
function eventsOn(today: string, treatment: string, facts = sampleFacts) {
  const data = { summary: 'Kveldskurs.', treatments: [treatment], runs: nextRuns(treatment, facts, today) }
  const page = { path: '/kurs/', locale: 'no', language: 'no', data } as unknown as PageData
  return eventThings(page, facts, 'https://innom.example') as unknown as Record<string, unknown>[]
}
const startsOf = ({ subEvent }: Record<string, unknown> = {}) =>
  (subEvent as { startDate: string }[]).map((it) => it.startDate.slice(0, 10))

describe('the events of a page', () => {
  it('are the next runs with time, place, leader and price', () => {
    const [first, second, ...others] = eventsOn('2026-11-20', 'mindfulness-course')
    expect(others).toEqual([])
    expect(first).toMatchObject({
      '@type': 'EducationEvent',
      name: 'Kurs i mindfulness',
      startDate: '2026-11-24T17:30:00+01:00',
      endDate: '2026-12-15T19:00:00+01:00',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', address: { addressCountry: 'NO' } },
      organizer: { '@type': 'Organization' },
      performer: { name: 'Dina Psykolog' },
      offers: { price: 2400, priceCurrency: 'NOK' },
    })
    expect(first).toMatchObject({ subEvent: [{ offers: { price: 700 } }, {}, {}, {}] })
    expect(startsOf(second)[0]).toBe('2027-01-19')
  })

  it('have no date that was before the build, was called off, or that nobody can join any more', () => {
    expect(startsOf(eventsOn('2026-12-02', 'mindfulness-course')[0])).toEqual(['2026-12-08', '2026-12-15'])
    const called = sampleFacts.groups.map((it) => ({ ...it, cancelled: ['2026-12-08'] }))
    const facts = { ...sampleFacts, groups: called }
    expect(startsOf(eventsOn('2026-11-20', 'mindfulness-course', facts)[0])).not.toContain('2026-12-08')
    const series = sampleFacts.groups.map((it) => ({ ...it, sold: 'series' as const }))
    const [next] = eventsOn('2026-12-02', 'mindfulness-course', { ...sampleFacts, groups: series })
    expect(next).toMatchObject({ startDate: '2027-01-19T17:30:00+01:00' })
  })

  it('of a webinar are at the page, never at its link', () => {
    const [webinar] = eventsOn('2026-11-20', 'sleep-webinar')
    expect(webinar).toMatchObject({
      location: { '@type': 'VirtualLocation', url: 'https://innom.example/kurs/' },
      offers: { price: 250 },
    })
    expect(webinar).not.toHaveProperty('subEvent')
    expect(JSON.stringify(webinar)).not.toContain('meet.innom')
  })

  it('are none on other pages', () => {
    expect(eventsOn('2026-11-20', 'gp-consultation')).toEqual([])
  })
})

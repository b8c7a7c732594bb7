import { describe, expect, it } from 'vitest'
import { sampleFacts } from '../testing/sample-facts.ts'
import { sampleIndex, sampleSnapshot } from '../testing/sample-schedule.ts'
import { collectBusy } from './busy.ts'
import { listChoicesAt } from './choice.ts'
import { listPersonTimes, listServiceTimes } from './service-times.ts'

const now = Date.parse('2026-11-16T09:05:00+01:00')
const day = { start: Date.parse('2026-11-16T00:00:00+01:00'), end: Date.parse('2026-11-17T00:00:00+01:00') }
const without = (people: string[]) =>
  sampleSnapshot(now, collectBusy(people.map((practitioner) => ({ practitioner, ...day }))))
const services = (people: string[] = []) =>
  listServiceTimes(without(people), sampleFacts.catalogue, listChoicesAt(sampleIndex, 'bislett'))

describe('the services of a clinic', () => {
  it('are those that somebody there offers, each with the first time of the treatment that a new patient books', () => {
    const listed = services()
    expect(listed.find(({ id }) => id === 'general-practitioner')).toEqual({
      id: 'general-practitioner',
      treatment: 'gp-consultation',
      nextFree: '2026-11-16T09:40:00+01:00',
    })
    const offered = listChoicesAt(sampleIndex, 'bislett').map(({ treatment }) => treatment.id)
    for (const { treatment } of listed) expect(offered).toContain(treatment)
  })

  it('do not share their free times', () => {
    const timeOf = (listed: ReturnType<typeof services>, id: string) => listed.find((it) => it.id === id)?.nextFree
    expect(timeOf(services(['cato-fysio']), 'physiotherapist')).toMatch(/^2026-11-17/)
    expect(timeOf(services(['cato-fysio']), 'general-practitioner')).toBe('2026-11-16T09:40:00+01:00')
  })
})

describe('those who work at a clinic', () => {
  const people = (taken: string[] = []) => listPersonTimes(without(taken), 'bislett')

  it('each have their own first free time there', () => {
    const [before, after] = [people(), people(['anne-lege'])].map((list) => new Map(list.map((it) => [it.id, it])))
    expect(before!.get('anne-lege')?.nextFree).toMatch(/^2026-11-16/)
    expect(after!.get('anne-lege')?.nextFree).not.toMatch(/^2026-11-16/)
    expect(after!.get('bo-lege')).toEqual(before!.get('bo-lege'))
  })
})

import { describe, expect, it } from 'vitest'
import { type BusyRange, collectBusy } from '../availability/busy.ts'
import { sampleFacts } from '../testing/sample-facts.ts'
import { sampleIndex, samplePlanner, sampleSnapshot } from '../testing/sample-schedule.ts'
import { type BookedVisit, describeWait, findDropInChoice } from './clinic-wait.ts'

const bislett = sampleFacts.clinics[0]!
const choice = findDropInChoice(sampleIndex, bislett)!
const plan = samplePlanner(bislett, '2026-11-16')
const at = (clock: string) => Date.parse(`2026-11-16T${clock}:00+01:00`)
const booked = (practitioner: string, start: string, arrivedAt: string | null): BookedVisit => ({
  practitioner,
  start: at(start),
  end: at(start) + 20 * 60_000,
  arrivedAt: arrivedAt === null ? null : at(arrivedAt),
})
const waitAt = (clock: string, visits: BookedVisit[], others: BusyRange[] = []) =>
  describeWait(sampleSnapshot(at(clock), collectBusy([...visits, ...others])), choice, visits)

describe('the wait at a clinic', () => {
  const doctors = choice.offeredBy.filter(({ id }) => plan.work.has(id)).map(({ id }) => id)
  const everybody = (start: string, arrivedAt: string | null) => doctors.map((it) => booked(it, start, arrivedAt))

  it('is for the first doctor’s appointment of the catalogue, without a lead time', () => {
    expect(choice.treatment).toMatchObject({ profession: 'general-practitioner', mode: 'clinic', leadMinutes: 0 })
    expect(doctors.length).toBeGreaterThan(0)
  })

  it('is not told where no general practitioner works', () => {
    const without = { ...sampleIndex, offers: new Map() }
    expect(findDropInChoice(without, bislett)).toBeUndefined()
  })

  it('is told with the minute it was computed, in the time of the clinic', () => {
    expect(waitAt('09:05', everybody('09:00', '08:58'))).toEqual({
      from: 5,
      to: 25,
      at: '2026-11-16T09:05:00+01:00',
    })
  })

  it('is not told before the doors open or after they closed, nor before anybody has checked in', () => {
    const visits = everybody('09:00', '07:50')
    expect(waitAt('07:59', visits)).toBeNull()
    expect(waitAt('20:00', visits)).toBeNull()
    expect(waitAt('09:05', everybody('09:00', null))).toBeNull()
  })

  it('is not told when every time of today is taken', () => {
    const all = doctors.map((practitioner) => ({ practitioner, start: at('00:00'), end: at('23:59') }))
    expect(waitAt('09:05', everybody('09:00', '08:58'), all)).toBeNull()
  })

  it('is longer when other times are kept by another system', () => {
    const visits = everybody('09:00', '08:58')
    const alone = waitAt('09:05', visits)!
    const kept = doctors.map((practitioner) => ({ practitioner, start: at('09:20'), end: at('10:20') }))
    const both = waitAt('09:05', visits, kept)!
    expect(both.from).toBeGreaterThan(alone.from)
    expect(both.to).toBeGreaterThan(alone.to)
  })
})

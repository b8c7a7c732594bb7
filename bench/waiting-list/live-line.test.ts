import { describe, expect, it } from 'vitest'
import { type Assumptions, assumptions } from './assumptions.ts'
import { type Line, listTimes } from './clinic-times.ts'
import { liveThroughLine } from './live-line.ts'
import { makeUpPeople } from './make-up-people.ts'

const line: Line = { treatment: 'gynaecologist', practitioners: 1, weekdays: [1, 2, 3, 4, 5], minutes: 30 }
const from = '2026-10-26'
const live = (hasList: boolean, changed: Partial<Assumptions> = {}, seed = 1) => {
  const assumed = { ...assumptions, ...changed }
  const times = listTimes(line, from, 60)
  const people = makeUpPeople(seed, { line, times: times.length, from, days: 60 }, assumed)
  return { times, people, ...liveThroughLine(times, people, assumed, hasList) }
}
const shareFilled = ({ freed }: ReturnType<typeof live>) =>
  freed.filter(({ filledAt }) => filledAt !== null).length / freed.length

describe('made-up weeks of a clinic', () => {
  it('are the same for the same seed and others for another', () => {
    expect(live(true).freed).toEqual(live(true).freed)
    expect(live(true, {}, 2).freed).not.toEqual(live(true).freed)
  })

  it('have cancellations as the published figures have them', () => {
    const { bookings, freed } = live(false, { hoursUntilLookingAgain: Number.POSITIVE_INFINITY })
    const share = freed.length / bookings
    expect(share).toBeGreaterThan(0.1)
    expect(share).toBeLessThan(0.18)
  })

  it('fill a freed time only between its cancellation and its beginning', () => {
    for (const { freedAt, startsAt, filledAt } of [...live(true).freed, ...live(false).freed]) {
      expect(freedAt).toBeLessThan(startsAt)
      if (filledAt === null) continue
      expect(filledAt).toBeGreaterThanOrEqual(freedAt)
      expect(filledAt).toBeLessThan(startsAt)
    }
  })

  it('give a person one time, and nobody a time that they cannot come at', () => {
    const { times, people } = live(true)
    const owners = times.flatMap(({ bookedBy }) => bookedBy ?? [])
    expect(new Set(owners).size).toBe(owners.length)
    expect(people.map(({ id }) => id)).toEqual(expect.arrayContaining(owners))
  })

  it('ask nobody where there is no list, and more often fill a freed time where there is one', () => {
    expect(live(false).freed.every(({ asked }) => asked === 0)).toBe(true)
    expect(live(true).freed.some(({ asked }) => asked > 1)).toBe(true)
    expect(shareFilled(live(true))).toBeGreaterThan(shareFilled(live(false)))
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areTogether, createTogether, type FreeTime, longestGapMinutes } from './together.ts'

const minuteMs = 60_000
const length = 20 * minuteMs

/** Free times of a few people: each has a grid of their own, of which some times are taken. */
const days = fc
  .array(fc.record({ from: fc.integer({ min: 0, max: 3 }), free: fc.array(fc.boolean(), { maxLength: 12 }) }), {
    minLength: 1,
    maxLength: 5,
  })
  .map((team) =>
    team.flatMap(({ from, free }, place) =>
      free.flatMap((isFree, index) =>
        isFree ? [{ by: { id: `person-${place}` }, start: (from * 10 + index * 25) * minuteMs }] : [],
      ),
    ),
  )
const parties = fc.record({ times: days, people: fc.integer({ min: 2, max: 4 }) })

/** Everything that is offered on a day, by each time that can be the first. */
const offersOf = ({ times, people }: { times: FreeTime[]; people: number }) =>
  times.map((first) => ({ first, ways: createTogether(times, { people, length })(first) }))

describe('times together', () => {
  it('are a free time for each, the chosen one first, and nobody’s twice', () => {
    fc.assert(
      fc.property(parties, (party) => {
        for (const { first, ways } of offersOf(party)) {
          for (const times of Object.values(ways)) {
            expect(times).toHaveLength(party.people)
            expect(times[0]).toBe(first)
            expect(new Set(times).size).toBe(party.people)
            expect(party.times).toEqual(expect.arrayContaining([...times]))
          }
        }
      }),
    )
  })

  it('never overlap with the same practitioner, nor leave anybody waiting', () => {
    fc.assert(
      fc.property(parties, (party) => {
        for (const { ways } of offersOf(party)) {
          for (const times of Object.values(ways)) {
            for (const [id, own] of Map.groupBy(times, (it) => it.by.id)) {
              const gaps = own.slice(1).map((it, index) => it.start - (own[index]!.start + length))
              expect([id, Math.min(0, ...gaps)]).toEqual([id, 0])
              expect(Math.max(0, ...gaps)).toBeLessThanOrEqual(longestGapMinutes * minuteMs)
            }
          }
        }
      }),
    )
  })

  it('are with one practitioner in turn, and begin at one time side by side', () => {
    fc.assert(
      fc.property(parties, (party) => {
        for (const { first, ways } of offersOf(party)) {
          const inTurn = ways['in-turn'] ?? []
          expect(new Set(inTurn.map((it) => it.by.id)).size).toBeLessThanOrEqual(1)
          const beginners = ways['side-by-side']?.filter((it) => it.start === first.start) ?? []
          expect(new Set(beginners.map((it) => it.by.id)).size).toBe(beginners.length)
          if (ways['side-by-side']) expect(beginners.length).toBeGreaterThanOrEqual(2)
        }
      }),
    )
  })

  it('are offered to fewer people wherever they are to more', () => {
    fc.assert(
      fc.property(days, (times) => {
        for (const first of times) {
          const has = (people: number) => Object.keys(createTogether(times, { people, length })(first)).length > 0
          if (has(4)) expect(has(3)).toBe(true)
          if (has(3)) expect(has(2)).toBe(true)
        }
      }),
    )
  })

  it('of two are found whenever a second time begins with somebody else, or follows with the same', () => {
    fc.assert(
      fc.property(days, (times) => {
        for (const first of times) {
          const ways = createTogether(times, { people: 2, length })(first)
          const isBeside = times.some((it) => it.start === first.start && it.by.id !== first.by.id)
          const isNext = times.some((it) => it.by.id === first.by.id && it.start === first.start + 25 * minuteMs)
          expect([ways['side-by-side'] !== undefined, ways['in-turn'] !== undefined]).toEqual([isBeside, isNext])
        }
      }),
    )
  })

  it('are accepted when they are booked, in whatever order, and not once two of them are one', () => {
    fc.assert(
      fc.property(parties, (party) => {
        for (const { ways } of offersOf(party)) {
          for (const times of Object.values(ways)) {
            expect([areTogether(times, length), areTogether(times.toReversed(), length)]).toEqual([true, true])
            expect(areTogether([...times, times[0]!], length)).toBe(false)
            const late = {
              by: { id: 'late' },
              start: times.at(-1)!.start + length + (longestGapMinutes + 1) * minuteMs,
            }
            expect(areTogether([...times, late], length)).toBe(
              times.some((it) => it.start + length + longestGapMinutes * minuteMs >= late.start),
            )
          }
        }
      }),
    )
  })
})

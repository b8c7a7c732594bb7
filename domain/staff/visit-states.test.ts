import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isLate, nextVisitStates, type VisitState, visitStates } from './visit-states.ts'

const start = Date.UTC(2026, 10, 9, 9)
const at = (state: VisitState) => ({ state, start })
const minutes = (count: number) => count * 60_000

it('a patient comes, is called in and is done', () => {
  expect(nextVisitStates(at('booked'), start - minutes(10))).toEqual(['arrived'])
  expect(nextVisitStates(at('arrived'), start)).toContain('called-in')
  expect(nextVisitStates(at('called-in'), start)).toContain('done')
})

it('nobody is a no-show before their time, nor here on another day', () => {
  expect(nextVisitStates(at('booked'), start - 1)).not.toContain('no-show')
  expect(nextVisitStates(at('booked'), start)).toContain('no-show')
  expect(nextVisitStates(at('booked'), start - minutes(24 * 60))).toEqual([])
})

it('who was not there can come after all', () => {
  expect(nextVisitStates(at('no-show'), start + minutes(20))).toContain('arrived')
})

it('who has not come by their time is late, until somebody says what became of them', () => {
  expect(isLate(at('booked'), start)).toBe(false)
  expect(isLate(at('booked'), start + 1)).toBe(true)
  expect(visitStates.filter((state) => isLate(at(state), start + minutes(60)))).toEqual(['booked'])
})

it('whatever was tapped can be taken back, and nothing leads to where it is', () => {
  const states = fc.constantFrom(...visitStates)
  fc.assert(
    fc.property(states, fc.integer({ min: -minutes(600), max: minutes(600) }), (state, ago) => {
      // Nobody is a no-show before their time.
      fc.pre(state !== 'no-show' || ago >= 0)
      const now = start + ago
      for (const to of nextVisitStates(at(state), now)) {
        expect(to).not.toBe(state)
        const back = nextVisitStates(at(to), now)
        expect(back.length).toBeGreaterThan(0)
        // In one step, or through the state before.
        expect([...back, ...back.flatMap((it) => nextVisitStates(at(it), now))]).toContain(state)
      }
    }),
  )
})

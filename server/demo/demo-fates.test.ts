import { expect, it } from 'vitest'
import { listSteps } from './demo-fates.ts'

const start = Date.UTC(2026, 10, 9, 9)
const end = start + 30 * 60_000
const references = Array.from({ length: 500 }, (_, n) => `DEMO${n}`)
const fates = references.map((it) => listSteps(it, { start, end }))
const statesOf = (minute: number) =>
  new Set(fates.map((steps) => steps.findLast(({ at }) => at <= start + minute * 60_000)?.to ?? 'booked'))

it('patients are late, waiting, called in, done and missing, so that a newcomer meets every state', () => {
  expect(statesOf(-5)).toEqual(new Set(['booked', 'arrived']))
  expect(statesOf(5)).toEqual(new Set(['booked', 'arrived', 'called-in']))
  expect(statesOf(28)).toEqual(new Set(['called-in', 'done', 'no-show']))
  expect(statesOf(90)).toEqual(new Set(['done', 'no-show']))
})

it('everybody takes the steps in their order, and the same ones every time', () => {
  for (const [n, steps] of fates.entries()) {
    expect(steps.map(({ at }) => at)).toEqual(steps.map(({ at }) => at).sort((a, b) => a - b))
    expect(listSteps(references[n]!, { start, end })).toEqual(steps)
  }
})

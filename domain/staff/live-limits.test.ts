import { expect, it } from 'vitest'
import { askEvery, oldestDay, reconnectAfter, retryRefusedAfter } from './live-limits.ts'

it('a console asks, and connects again, well before its day is too old', () => {
  // A question that is not answered is repeated after one second and after another two.
  const unanswered = 1_000 + 2_000
  expect(askEvery + unanswered).toBeLessThan(oldestDay)
  expect(reconnectAfter + retryRefusedAfter).toBeLessThan(oldestDay)
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startSleepSafeTimeout } from './sleep-safe-timeout.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('ends once its time is over, and not when it was cancelled', () => {
  const onTimeout = vi.fn()
  const other = vi.fn()
  startSleepSafeTimeout(10_000, onTimeout)
  const cancel = startSleepSafeTimeout(10_000, other)
  vi.advanceTimersByTime(9_999)
  expect(onTimeout).not.toHaveBeenCalled()
  cancel()
  vi.advanceTimersByTime(1)
  expect(onTimeout).toHaveBeenCalledOnce()
  expect(other).not.toHaveBeenCalled()
})

it('a process that was stopped for a minute reads first what has come meanwhile', () => {
  let passed = 0
  const onTimeout = vi.fn()
  const other = vi.fn()
  startSleepSafeTimeout(10_000, onTimeout, () => passed)
  const cancel = startSleepSafeTimeout(10_000, other, () => passed)
  passed = 60_000
  vi.advanceTimersByTime(10_000)
  expect(onTimeout).not.toHaveBeenCalled()
  // Its answer lay ready.
  cancel()
  vi.advanceTimersByTime(1_000)
  expect(onTimeout).toHaveBeenCalledOnce()
  expect(other).not.toHaveBeenCalled()
})

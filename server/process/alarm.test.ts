import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setAlarm } from './alarm.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('rings once its time is over, and not when it was turned off', () => {
  const ring = vi.fn()
  const other = vi.fn()
  setAlarm(10_000, ring)
  const turnOff = setAlarm(10_000, other)
  vi.advanceTimersByTime(9_999)
  expect(ring).not.toHaveBeenCalled()
  turnOff()
  vi.advanceTimersByTime(1)
  expect(ring).toHaveBeenCalledOnce()
  expect(other).not.toHaveBeenCalled()
})

it('a process that was stopped for a minute reads first what has come meanwhile', () => {
  let passed = 0
  const ring = vi.fn()
  const other = vi.fn()
  setAlarm(10_000, ring, () => passed)
  const turnOff = setAlarm(10_000, other, () => passed)
  passed = 60_000
  vi.advanceTimersByTime(10_000)
  expect(ring).not.toHaveBeenCalled()
  // Its answer lay ready.
  turnOff()
  vi.advanceTimersByTime(1_000)
  expect(ring).toHaveBeenCalledOnce()
  expect(other).not.toHaveBeenCalled()
})

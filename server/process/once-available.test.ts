import { describe, expect, it, vi } from 'vitest'
import { onceAvailable } from './once-available.ts'

const outage = Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' })

describe('what a process does when it starts', () => {
  it('is done when the database is back', async () => {
    const work = vi.fn().mockRejectedValueOnce(outage).mockRejectedValueOnce(outage).mockResolvedValue(undefined)
    await onceAvailable(work, new AbortController().signal, 1)
    expect(work).toHaveBeenCalledTimes(3)
  })

  it('ends with an error of its own', async () => {
    const fault = Object.assign(new Error('column does not exist'), { code: '42703' })
    await expect(onceAvailable(() => Promise.reject(fault), new AbortController().signal)).rejects.toBe(fault)
  })

  it('is given up when the process stops', async () => {
    const stop = new AbortController()
    const work = vi.fn().mockImplementation(() => {
      queueMicrotask(() => stop.abort())
      return Promise.reject(outage)
    })
    await onceAvailable(work, stop.signal)
    expect(work).toHaveBeenCalledOnce()
  })
})

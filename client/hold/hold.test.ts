import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Answer } from '../send.ts'
import { createHold, type HoldCalls } from './hold.ts'

const held = { ok: true, value: { id: 'hold-1', expiresIn: 600 } } as const
const refused = (code: 'slot-taken' | 'unavailable' | 'not-found'): Answer<never> => ({ ok: false, problem: { code } })

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function start(answers: Partial<Record<keyof HoldCalls, unknown>> = {}) {
  const calls = {
    holdSlot: vi.fn(async () => (answers.holdSlot ?? held) as Answer<typeof held.value>),
    extendHold: vi.fn(async () => (answers.extendHold ?? held) as Answer<typeof held.value>),
    releaseHold: vi.fn(async () => undefined),
  }
  return { hold: createHold({ warnBefore: 120_000, calls }), calls }
}
const settle = () => vi.advanceTimersByTimeAsync(0)

describe('the time that a visitor has chosen', () => {
  it('is held once it is wanted, and warned about two minutes before it ends', async () => {
    const { hold, calls } = start()
    hold.follow('nine', false)
    expect(calls.holdSlot).not.toHaveBeenCalled()
    hold.follow('nine', true)
    await settle()
    expect(hold.get()).toMatchObject({ status: 'held', slot: 'nine', id: 'hold-1' })
    await vi.advanceTimersByTimeAsync(480_000)
    expect(hold.get().status).toBe('warning')
    await vi.advanceTimersByTimeAsync(120_000)
    expect(hold.get().status).toBe('ended')
  })

  it('stays held on the way back to the times, and is let go for another', async () => {
    const { hold, calls } = start()
    hold.follow('nine', true)
    await settle()
    hold.follow('nine', false)
    expect(calls.releaseHold).not.toHaveBeenCalled()
    hold.follow('ten', true)
    expect(calls.releaseHold).toHaveBeenCalledWith('hold-1')
    await settle()
    expect(hold.get()).toMatchObject({ status: 'held', slot: 'ten' })
  })

  it('lets go of a hold that comes after another time was chosen', async () => {
    const { hold, calls } = start()
    hold.follow('nine', true)
    hold.follow(undefined, false)
    await settle()
    expect(calls.releaseHold).toHaveBeenCalledWith('hold-1')
    expect(hold.get().status).toBe('none')
  })

  it('tells a time that is taken from one that is past, and from a server that cannot say', async () => {
    const taken = start({ holdSlot: refused('slot-taken') })
    taken.hold.follow('nine', true)
    await settle()
    expect(taken.hold.get().status).toBe('taken')
    const gone = start({ holdSlot: refused('not-found') })
    gone.hold.follow('nine', true)
    await settle()
    expect(gone.hold.get().status).toBe('gone')

    const broken = start({ holdSlot: refused('unavailable') })
    broken.hold.follow('nine', true)
    await settle()
    expect(broken.hold.get()).toMatchObject({ status: 'failed', problem: { code: 'unavailable' } })
    broken.calls.holdSlot.mockResolvedValue(held)
    expect(await broken.hold.keep()).toBe(true)
    expect(broken.hold.get().status).toBe('held')
  })

  it('goes on being held when only extending it failed, and is asked for anew when it is gone', async () => {
    const { hold, calls } = start({ extendHold: refused('unavailable') })
    hold.follow('nine', true)
    await settle()
    expect(await hold.keep()).toBe(false)
    expect(hold.get().status).toBe('held')
    calls.extendHold.mockResolvedValue(refused('not-found'))
    expect(await hold.keep()).toBe(true)
    expect(calls.holdSlot).toHaveBeenCalledTimes(2)
  })

  it('is extended by typing, but not at every key', async () => {
    const { hold, calls } = start()
    hold.follow('nine', true)
    await settle()
    hold.touch()
    expect(calls.extendHold).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(121_000)
    hold.touch()
    hold.touch()
    expect(calls.extendHold).toHaveBeenCalledTimes(1)
  })
})

import type { Answer, CallProblem } from '../send.ts'
import { extendHold, type HoldAnswer, holdSlot, releaseHold } from './hold-calls.ts'

/**
 * none: not asked for. held: ours until `until`. warning: ours, but not for long. ended: no longer ours. taken: somebody
 * else has the time. gone: nobody can have it any more, because it is past or the roster has changed. failed: the server
 * could not say; the booking works without, but others can take the time.
 */
export type HoldStatus = 'none' | 'held' | 'warning' | 'ended' | 'taken' | 'gone' | 'failed'

export interface HoldState {
  status: HoldStatus
  /** The slot that is held, and the id of its hold. */
  slot?: string
  id?: string
  /** Our own system keeps the time. */
  isOurs?: boolean
  /** When it ends, by this device's clock. */
  until: number
  /** Why it failed. */
  problem?: CallProblem
}

/** The hold of one flow on the time that its visitor has chosen. */
export interface Hold {
  get(): HoldState
  subscribe(listener: () => void): () => void
  /** Holds the slot if the flow has reached the step that holds; releases any other. */
  follow(slot: string | undefined, isWanted: boolean): void
  /** Holds it for another ten minutes, or tries to get it back. True if it worked. */
  keep(): Promise<boolean>
  /** The visitor is typing: a hold that is no longer fresh is extended silently. */
  touch(): void
  release(): void
  /** The time is booked: there is nothing to release any more. */
  forget(): void
}

export interface HoldCalls {
  holdSlot: (slot: string) => Promise<Answer<HoldAnswer>>
  extendHold: (id: string) => Promise<Answer<HoldAnswer>>
  releaseHold: (id: string) => Promise<unknown>
}

/** Somebody else has the time, or the last place. */
export function isTakenCode(code: CallProblem['code'] | undefined): boolean {
  return code === 'slot-taken' || code === 'group-full'
}

/** Typing extends the hold, but not at every key. */
const restBetween = 120_000
const nothing: HoldState = { status: 'none', until: 0 }

export function createHold({
  warnBefore,
  calls = { holdSlot, extendHold, releaseHold },
  now = Date.now,
}: {
  /** Milliseconds before the end at which the visitor is warned. */
  warnBefore: number
  calls?: HoldCalls
  now?: () => number
}): Hold {
  const listeners = new Set<() => void>()
  let timers: ReturnType<typeof setTimeout>[] = []
  let state = nothing
  let wanted: string | undefined
  let extendedAt = 0

  function set(next: HoldState) {
    state = next
    for (const timer of timers) clearTimeout(timer)
    timers = []
    if (next.status === 'held') {
      const left = next.until - now()
      timers = [
        setTimeout(() => set({ ...state, status: 'warning' }), Math.max(0, left - warnBefore)),
        setTimeout(() => set({ status: 'ended', until: 0 }), left),
      ]
    } else if (next.status === 'warning') {
      timers = [setTimeout(() => set({ status: 'ended', until: 0 }), next.until - now())]
    }
    for (const listener of listeners) listener()
  }

  function accept(slot: string, answer: Answer<HoldAnswer>): boolean {
    if (slot !== wanted) {
      // The visitor has chosen another time meanwhile.
      if (answer.ok) void calls.releaseHold(answer.value.id)
      return false
    }
    if (answer.ok) {
      extendedAt = now()
      const { id, expiresIn, isKeptElsewhere } = answer.value
      set({ status: 'held', slot, id, until: now() + expiresIn * 1000, isOurs: !isKeptElsewhere })
      return true
    }
    const { problem } = answer
    if (isTakenCode(problem.code)) set({ status: 'taken', until: 0 })
    else if (problem.code === 'not-found') set({ status: 'gone', until: 0 })
    // A hold that we have goes on: the problem says nothing about it.
    else if (state.slot !== slot) set({ status: 'failed', until: 0, problem })
    return false
  }

  function letGo() {
    if (state.id) void calls.releaseHold(state.id)
    wanted = undefined
    if (state !== nothing) set(nothing)
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    follow(slot, isWanted) {
      if (wanted !== undefined && wanted !== slot) letGo()
      if (!slot || !isWanted || wanted === slot) return
      wanted = slot
      void calls.holdSlot(slot).then((answer) => accept(slot, answer))
    },
    async keep() {
      const slot = wanted
      if (!slot) return false
      const answer = state.id ? await calls.extendHold(state.id) : await calls.holdSlot(slot)
      // It ended a moment ago, or has been extended for an hour: it is asked for like a new one.
      if (!answer.ok && answer.problem.code === 'not-found') return accept(slot, await calls.holdSlot(slot))
      return accept(slot, answer)
    },
    touch() {
      if (!state.id || now() - extendedAt <= restBetween) return
      extendedAt = now()
      void this.keep()
    },
    release: letGo,
    forget() {
      wanted = undefined
      set(nothing)
    },
  }
}

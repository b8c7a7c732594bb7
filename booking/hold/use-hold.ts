import { useCallback, useEffect, useRef, useState } from 'react'
import { extendHold, type Hold, holdSlot, releaseHold } from '../api/api.ts'
import type { Answer } from '../api/call.ts'

/**
 * none: not asked for, or not to be had (the booking works without, only nobody waits).
 * held: ours until `until`. warning: ours, but not for long. ended: no longer ours. taken: somebody else has the time.
 */
export type HoldState = 'none' | 'held' | 'warning' | 'ended' | 'taken'

export interface HeldSlot {
  state: HoldState
  slot?: string
  id?: string
  /** When it ends, by this device's clock. */
  until: number
  /** Holds it for another ten minutes, or tries to get it back. */
  keep: () => Promise<boolean>
  /** The time is booked: there is nothing to let go of any more. */
  forget: () => void
  /** The visitor is typing: a hold that is no longer fresh is extended without a word. */
  touch: () => void
}

/** A person needs time to see the warning and to reach the button: two minutes. */
const warnBefore = 120_000
/** Typing extends the hold, but not at every key. */
const restBetween = 120_000

interface Kept {
  slot: string
  id: string
  until: number
  since: number
}

/** Holds the chosen time for this visitor from the moment they begin to type. */
export function useHold(slot: string | undefined, isWanted: boolean): HeldSlot {
  const [kept, setKept] = useState<Kept>()
  const [state, setState] = useState<HoldState>('none')
  const current = useRef(kept)
  current.current = kept
  const isForgotten = useRef(false)

  const accept = useCallback((forSlot: string, answer: Answer<Hold>): boolean => {
    if (answer.ok) {
      const until = Date.now() + answer.value.expiresIn * 1000
      setKept({ slot: forSlot, id: answer.value.id, until, since: Date.now() })
      setState('held')
      return true
    }
    // Any other problem says nothing about the time: a hold that we have goes on.
    if (answer.problem.code === 'slot-taken') {
      setKept(undefined)
      setState('taken')
    }
    return false
  }, [])

  useEffect(() => {
    const mine = current.current
    if (mine && mine.slot !== slot) {
      void releaseHold(mine.id)
      setKept(undefined)
      setState('none')
    }
    if (!slot || !isWanted || mine?.slot === slot) return
    let isOver = false
    setState('none')
    void holdSlot(slot).then((answer) => {
      if (!isOver) accept(slot, answer)
      else if (answer.ok) void releaseHold(answer.value.id)
    })
    return () => {
      isOver = true
    }
  }, [slot, isWanted, accept])

  // Leaving the booking lets go of the time; a reload does not, it finds its hold again.
  useEffect(
    () => () => {
      if (current.current && !isForgotten.current) void releaseHold(current.current.id)
    },
    [],
  )

  useEffect(() => {
    if (!kept) return
    const left = kept.until - Date.now()
    const timers = [
      setTimeout(() => setState('warning'), Math.max(0, left - warnBefore)),
      setTimeout(() => {
        setKept(undefined)
        setState('ended')
      }, left),
    ]
    return () => timers.forEach(clearTimeout)
  }, [kept])

  const keep = useCallback(async () => {
    if (!slot) return false
    const mine = current.current
    const answer = mine?.slot === slot ? await extendHold(mine.id) : await holdSlot(slot)
    // An hour has passed, or it ended a moment ago: it is asked for like a new one.
    if (!answer.ok && answer.problem.code === 'not-found') return accept(slot, await holdSlot(slot))
    return accept(slot, answer)
  }, [slot, accept])

  const touch = useCallback(() => {
    const mine = current.current
    if (mine && Date.now() - mine.since > restBetween) {
      current.current = { ...mine, since: Date.now() }
      void keep()
    }
  }, [keep])

  const forget = useCallback(() => {
    isForgotten.current = true
  }, [])

  return { state, slot: kept?.slot, id: kept?.id, until: kept?.until ?? 0, keep, touch, forget }
}

import { useCallback, useEffect, useRef, useState } from 'react'
import type { SharedDevice } from '../../flows/flow.ts'
import { touchedInFrame } from '../device/keep-inside.ts'
import { type Activity, type IdleState, readIdleClock } from './idle-clock.ts'

/** Not 'scroll': a page also scrolls by itself, and a finger that scrolls has touched the screen before. */
const touches = ['pointerdown', 'keydown', 'input', 'wheel', touchedInFrame]
const tick = 500

/** Watches whether somebody is there. `stay`: they said so; nothing else counts once they were asked. */
export function useIdle(activity: Activity, times: SharedDevice, onOver: () => void) {
  const [state, setState] = useState<IdleState>({ phase: 'active', left: times.wipeAfter.usual })
  const touchedAt = useRef(0)
  const phase = useRef<IdleState['phase']>('active')
  const end = useRef(onOver)
  end.current = onOver

  const stay = useCallback(() => {
    touchedAt.current = Date.now()
    phase.current = 'active'
    setState(readIdleClock(0, activity, times))
  }, [activity, times])

  // Another screen is a touch, too.
  useEffect(stay, [stay])
  useEffect(() => {
    const touch = () => {
      if (phase.current === 'active') touchedAt.current = Date.now()
    }
    for (const event of touches) addEventListener(event, touch, { capture: true, passive: true })
    const timer = setInterval(() => {
      if (phase.current === 'over') return
      const next = readIdleClock(Date.now() - touchedAt.current, activity, times)
      phase.current = next.phase
      setState(next)
      if (next.phase === 'over') end.current()
    }, tick)
    return () => {
      for (const event of touches) removeEventListener(event, touch, { capture: true })
      clearInterval(timer)
    }
  }, [activity, times])
  return { state, stay }
}

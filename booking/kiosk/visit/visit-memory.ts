import { useCallback, useSyncExternalStore } from 'react'
import type { NewBooking } from '../../booking-calls.ts'
import type { FlowInstance } from '../../flows/instance.ts'
import type { CheckInScreen } from '../check-in/check-in-screen.ts'

interface VisitMemory {
  checkIn?: CheckInScreen
  booked?: NewBooking
}

interface Kept {
  memory: VisitMemory
  readers: Set<() => void>
}

const visits = new WeakMap<FlowInstance, Kept>()

function keptOf(instance: FlowInstance): Kept {
  const kept = visits.get(instance) ?? { memory: {}, readers: new Set() }
  visits.set(instance, kept)
  return kept
}

/**
 * What outlives a change of the language, which mounts every screen anew: a code that is on its way, and the result of a visit. In
 * memory only, and gone with the visit.
 */
export function useKept<Name extends keyof VisitMemory>(instance: FlowInstance, name: Name) {
  const subscribe = useCallback(
    (read: () => void) => {
      const { readers } = keptOf(instance)
      readers.add(read)
      return () => void readers.delete(read)
    },
    [instance],
  )
  const value = useSyncExternalStore(
    subscribe,
    () => keptOf(instance).memory[name],
    () => undefined,
  )
  const keep = useCallback(
    (next: VisitMemory[Name]) => {
      const { memory, readers } = keptOf(instance)
      memory[name] = next
      for (const read of readers) read()
    },
    [instance, name],
  )
  return [value, keep] as const
}

/** For the end of a visit. */
export function forgetVisit(instance: FlowInstance) {
  visits.delete(instance)
}

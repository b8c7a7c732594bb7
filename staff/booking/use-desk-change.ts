import { useQueryClient } from '@tanstack/react-query'
import { useSharedState } from '../app/shared-state.ts'
import { useChange } from '../app/use-calls.ts'
import type { OpenBooking } from './open-booking.ts'

/** A cancellation or a move that the member has just asked for and can take back. */
export interface JustChanged {
  /** The id of the change. */
  id: string
  reference: string
  name: string
  /** What is pending now: another change, or none, if a colleague was faster. */
  pending: OpenBooking['pending']
}

/** What shows a booking, and has to be asked for again once it has changed. */
const shown = ['GET /staff/day', 'GET /staff/bookings/{reference}', 'GET /staff/times'] as const

/** Cancels or moves a booking; the bar at the bottom then offers to take it back. */
export function useDeskChange() {
  const [, keep] = useSharedState<JustChanged>('just changed')
  const change = useChange('PATCH /staff/bookings/{reference}', shown)
  type Body = Parameters<typeof change.mutate>[0]['body']
  // Awaited, not as callbacks: the form that asks is gone as soon as the booking shows what is pending.
  const make = async (reference: string, body: Body, onDone?: () => void) => {
    const { name, planned, pending } = await change.mutateAsync({ params: { reference }, body })
    if (planned) keep({ id: planned, reference, name, pending })
    onDone?.()
  }
  return {
    make: (...asked: Parameters<typeof make>) => void make(...asked).catch(() => {}),
    error: change.error,
    isPending: change.isPending,
  }
}

/** What was changed last, and how it ends. */
export function useJustChanged() {
  const client = useQueryClient()
  const [changed, keep] = useSharedState<JustChanged>('just changed')
  const undo = useChange('POST /staff/bookings/{reference}/undo', shown)
  return {
    changed,
    undo,
    end: () => {
      keep(null)
      undo.reset()
      void client.invalidateQueries({
        predicate: ({ queryKey }) => (shown as readonly unknown[]).includes(queryKey[0]),
      })
    },
  }
}

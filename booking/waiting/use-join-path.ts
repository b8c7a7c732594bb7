import { useWizard } from '../wizard-context.tsx'
import { findWaitable } from './find-waitable.ts'

/** What would be waited for, beside the treatment and the clinic that are chosen; by the names that the address has for it (readWish). */
interface Wanted {
  /** A day that is fully booked: the one to wait for, unless somebody says otherwise. */
  day?: string
  /** A day that was looked at: one to choose. */
  seen?: string | undefined
  /** A run of a class or course that is full, and a date of it. */
  group?: string
  date?: string | undefined
}

/**
 * The address where somebody joins the waiting list for what they have chosen; undefined where there is none. There is none through a
 * partner, because a time of the list is booked at the ordinary price.
 */
export function useJoinPath(): ((wanted?: Wanted) => string) | undefined {
  const { position, instance, paths, catalogue } = useWizard()
  const { treatment, clinic, partner } = position
  if (!instance.flow.hasWaitingList || !treatment || !clinic || partner) return
  if (!findWaitable(treatment.id, catalogue)) return
  return (wanted = {}) => {
    const query = new URLSearchParams({ treatment: treatment.id, clinic: clinic.id })
    for (const [name, value] of Object.entries(wanted)) if (value) query.set(name, value)
    return `${paths.waitingList}?${query}`
  }
}

import { useWizard } from '../wizard-context.tsx'
import { findWaitable } from './find-waitable.ts'

/** What would be waited for, beside the treatment and the clinic that are chosen. */
interface Wanted {
  /** A day that is fully booked. */
  day?: string | undefined
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
  return ({ day, group, date } = {}) => {
    const chosen = { treatment: treatment.id, clinic: clinic.id, ...(day && { day }), ...(group && { group }) }
    return `${paths.waitingList}?${new URLSearchParams({ ...chosen, ...(date && { date }) })}`
  }
}

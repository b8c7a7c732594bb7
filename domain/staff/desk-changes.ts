import { type Interval, subtractIntervals } from '../availability/interval.ts'

/** How long a cancellation or a move by staff can be taken back: until then nobody is told, and no time is given away. */
export const undoSeconds = 10

export const cancellationReasons = ['patient-asked', 'practitioner-ill', 'clinic-mistake', 'other'] as const
export type CancellationReason = (typeof cancellationReasons)[number]

/** Whether a change is still to be made, so that nobody else should act on its booking; one that could not be made is over. */
export function isUnderWay(pending: { problem: string | null } | null): boolean {
  return pending !== null && pending.problem === null
}

/** Whether a patient pays nothing however late it is, because they did nothing. */
export function isFreeForPatient(reason: CancellationReason): boolean {
  return reason === 'practitioner-ill' || reason === 'clinic-mistake'
}

/** What is held of a booking's new time: all of it, or what its old time, which stays taken, leaves of it. */
export function timesToHold(
  old: Interval & { practitioner: string },
  wanted: Interval & { practitioner: string },
): Interval[] {
  return old.practitioner === wanted.practitioner ? subtractIntervals([wanted], [old]) : [wanted]
}

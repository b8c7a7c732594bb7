import type { Kiosk } from '#database/kiosks.ts'
import type { WantedTime } from '#domain/api/bodies.ts'
import type { BookableSlot } from '#domain/availability/availability.ts'
import { parseSlotId } from '#domain/availability/slot-id.ts'
import type { MessageKey } from '#domain/forms/fields/checked.ts'
import { type BookableGroup, checkGroup, findGroupRun } from '#domain/groups/group-times.ts'
import { bookedFrom } from '../kiosks/kiosk-cookie.ts'
import type { Service } from '../service.ts'

export type CheckedTime =
  /** `onlyHeld`: its lead time has passed, so only whoever holds it may book it. */
  | { ok: true; slot: BookableSlot; group: null; onlyHeld: boolean }
  | { ok: true; slot: BookableGroup; group: BookableGroup; onlyHeld: false }
  | { ok: false; code: 'not-found' | 'slot-taken' | 'group-full' }

/** What is wrong with a request that names no time, or two; undefined if nothing is. */
export function findTimeMistake({ slot, group, date }: WantedTime): Record<string, MessageKey> | undefined {
  if (slot === undefined && group === undefined) return { slot: 'required' }
  if (slot !== undefined && group !== undefined) return { group: 'invalid' }
  if (group === undefined && date !== undefined) return { date: 'invalid' }
  return undefined
}

/** The same for a time of another treatment than the request names, or of one that is booked for an order. */
export function findOtherTreatment(
  { availability }: Pick<Service, 'availability'>,
  { slot, group, treatment }: WantedTime & { treatment: string },
): Record<string, MessageKey> | undefined {
  if (availability.schedule.index.treatments.get(treatment)?.withOrder) return { treatment: 'invalid' }
  if (group !== undefined) {
    const run = findGroupRun(availability.schedule, group)
    return run && run.treatment.id !== treatment ? { group: 'invalid' } : undefined
  }
  return parseSlotId(slot ?? '')?.treatment === treatment ? undefined : { slot: 'invalid' }
}

/** Whether the wanted time can be held or booked, if nobody has it. */
export function checkTime(
  { availability, clock }: Pick<Service, 'availability' | 'clock'>,
  { slot, group, date }: WantedTime,
  kiosk: Kiosk | undefined,
): CheckedTime {
  if (group !== undefined) {
    const checked = checkGroup(availability.schedule, { group, date }, clock.now().epochMilliseconds)
    return checked.ok ? { ok: true, slot: checked.time, group: checked.time, onlyHeld: false } : checked
  }
  const id = slot ?? ''
  const checked = availability.checkForHolder(id, bookedFrom(kiosk, parseSlotId(id)?.clinic))
  return checked.ok ? { ok: true, slot: checked.slot, group: null, onlyHeld: checked.onlyHeld } : checked
}

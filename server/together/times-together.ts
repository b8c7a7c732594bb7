import type { Kiosk } from '#database/kiosks.ts'
import type { BookableSlot } from '#domain/availability/availability.ts'
import { checkTime } from '../groups/wanted-time.ts'
import type { HoldTogetherRequest } from '../provider/provider.ts'
import type { Service } from '../service.ts'

/** Times that can be held or booked if nobody has them, one for each person. */
export type CheckedTimes =
  | { ok: true; times: (WantedTime & { ok: true; group: null })[] }
  | { ok: false; code: 'not-found' | 'slot-taken' }

interface WantedTime {
  slot: BookableSlot
  onlyHeld: boolean
}

export function checkTimes(
  service: Pick<Service, 'availability' | 'clock'>,
  slots: readonly string[],
  kiosk: Kiosk | undefined,
): CheckedTimes {
  const checked = slots.map((slot) => checkTime(service, { slot }, kiosk))
  const times = checked.filter((it) => it.ok && it.group === null)
  if (times.length === checked.length) return { ok: true, times }
  const isTaken = checked.some((it) => !it.ok && it.code === 'slot-taken')
  return { ok: false, code: isTaken ? 'slot-taken' : 'not-found' }
}

/** What is held for a time that is wanted. */
export function timeToHold({ slot, onlyHeld }: WantedTime): HoldTogetherRequest['times'][number] {
  return {
    practitioner: slot.practitioner.id,
    clinic: slot.clinic.id,
    start: Temporal.Instant.fromEpochMilliseconds(slot.startsAt),
    end: Temporal.Instant.fromEpochMilliseconds(slot.busyUntil),
    onlyRenew: onlyHeld,
  }
}

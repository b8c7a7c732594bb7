import { parseSlotId } from '#domain/availability/slot-id.ts'
import { clockAtClinic } from '#domain/dates/clinic-clock.ts'

/** '08:00, 08:20': when people begin, each time once, however many begin then. */
export function sayClocks(slots: readonly string[]): string {
  return [...new Set(slots.map((slot) => clockAtClinic(parseSlotId(slot)!.start)))].join(', ')
}

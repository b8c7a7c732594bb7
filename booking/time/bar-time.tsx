import { parseSlotId } from '#domain/availability/slot-id.ts'
import { clockAtClinic, dayAtClinic } from '#domain/dates/clinic-clock.ts'
import type { Language } from '#domain/market/locale.ts'
import { shortWeekday } from '#messages/short-dates.ts'

/** The chosen time beside Next. Screen readers announce it where it is chosen. */
export function BarTime({ slot, language }: { slot: string; language: Language }) {
  const { start } = parseSlotId(slot)!
  return (
    <b className="bar-time" aria-hidden="true">
      {shortWeekday(dayAtClinic(start), language)} {clockAtClinic(start)}
    </b>
  )
}

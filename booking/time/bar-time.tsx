import { parseSlotId } from '#domain/availability/slot-id.ts'
import { dayAtClinic } from '#domain/dates/clinic-clock.ts'
import type { Language } from '#domain/market/locale.ts'
import { shortWeekday } from '#messages/dates.ts'
import { sayClocks } from '../together/say-clocks.ts'

/** The chosen time beside Next, or those of several people with how many they are. Screen readers announce it where it is chosen. */
export function BarTime({
  slots,
  people,
  language,
}: {
  slots: readonly [string, ...string[]]
  people?: string
  language: Language
}) {
  const { start } = parseSlotId(slots[0])!
  const day = shortWeekday(dayAtClinic(start), language)
  return (
    <b className="bar-time" aria-hidden="true">
      {people ? (
        <span>
          {people} · {day}
        </span>
      ) : (
        day
      )}{' '}
      {sayClocks(slots)}
    </b>
  )
}

import { parseSlotId } from '#domain/availability/slot-id.ts'
import { dayAtClinic } from '#domain/dates/clinic-clock.ts'
import type { Language } from '#domain/market/locale.ts'
import { shortWeekday } from '#messages/short-dates.ts'
import { sayClocks } from './say-clocks.ts'

/** The chosen times beside Next, with how many people they are for. Screen readers announce them where they are chosen. */
export function BarTimes({
  slots,
  people,
  language,
}: {
  slots: readonly [string, ...string[]]
  people: string
  language: Language
}) {
  const { start } = parseSlotId(slots[0])!
  return (
    <b className="bar-time" aria-hidden="true">
      <span>
        {people} · {shortWeekday(dayAtClinic(start), language)}
      </span>{' '}
      {sayClocks(slots)}
    </b>
  )
}

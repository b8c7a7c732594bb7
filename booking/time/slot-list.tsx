import { partsOfDay } from '#domain/availability/part-of-day.ts'
import { clockOf } from '#messages/dates.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type { BookingSite } from '../wizard-context.tsx'
import type { ShownTime } from './with-held.ts'

const icons = { morning: 'morning', afternoon: 'day', evening: 'evening' } as const

/** Times as large buttons under Morning, Afternoon and Evening; a time that several people have is one button. */
export function SlotList({
  slots,
  chosen,
  onSlot,
  site: { words },
}: {
  slots: ShownTime[]
  chosen: string | undefined
  onSlot: (slot: ShownTime) => void
  site: Pick<BookingSite, 'words'>
}) {
  const times = oneOfEachStart(slots, chosen)
  return partsOfDay
    .filter((part) => times.some((slot) => slot.part === part))
    .map((part) => (
      <section key={part} className="part-of-day">
        <h2>
          <Icon name={icons[part]} />
          {words.time[part]}
        </h2>
        <ul className="slots">
          {times
            .filter((slot) => slot.part === part)
            .map((slot) => (
              <li key={slot.start}>
                <button type="button" className="slot" aria-pressed={slot.id === chosen} onClick={() => onSlot(slot)}>
                  {clockOf(slot.start)}
                </button>
              </li>
            ))}
        </ul>
      </section>
    ))
}

/** The chosen slot where there is one, else the first of each start. */
export function oneOfEachStart<Time extends ShownTime>(slots: Time[], chosen: string | undefined): Time[] {
  const byStart = new Map<string, Time>()
  for (const slot of slots) if (slot.id === chosen || !byStart.has(slot.start)) byStart.set(slot.start, slot)
  return [...byStart.values()].sort((a, b) => Date.parse(a.start) - Date.parse(b.start))
}

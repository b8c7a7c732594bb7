import { useId } from 'react'
import { partsOfDay } from '#domain/availability/part-of-day.ts'
import { clockOf } from '#messages/dates.ts'
import { PathIcon } from '#ui/icon/icon.tsx'
import type { BookingSite } from '../wizard-context.tsx'
import type { ShownTime } from './with-held.ts'

/** From Lucide (ISC licence). */
const icons = {
  morning: 'M12 2v8M4.9 10.9l1.4 1.4M2 18h2m16 0h2m-2.9-7.1-1.4 1.4M22 22H2M8 6l4-4 4 4m0 12a4 4 0 0 0-8 0',
  afternoon:
    'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM12 2v2m0 16v2M4.9 4.9l1.4 1.4m11.4 11.4 1.4 1.4M2 12h2m16 0h2M6.3 17.7l-1.4 1.4M19.1 4.9l-1.4 1.4',
  evening: 'M21 12.5A9 9 0 1 1 11.5 3a7 7 0 0 0 9.5 9.5z',
}

/** Times as large buttons under Morning, Afternoon and Evening; a time that several people have is one button. */
export function SlotList({
  slots,
  chosen,
  onSlot,
  nameOf,
  site: { words },
}: {
  slots: ShownTime[]
  chosen: string | undefined
  onSlot: (slot: ShownTime) => void
  /** Whose time it is, said with each; left out where all are one person's. */
  nameOf?: (slot: ShownTime) => string | undefined
  site: Pick<BookingSite, 'words'>
}) {
  const id = useId()
  const times = oneOfEachStart(slots, chosen)
  return partsOfDay
    .filter((part) => times.some((slot) => slot.part === part))
    .map((part) => (
      <section key={part} className="part-of-day">
        <h2>
          <PathIcon path={icons[part]} />
          {words.time[part]}
        </h2>
        <ul className="slots">
          {times
            .filter((slot) => slot.part === part)
            .map((slot) => (
              <li key={slot.start}>
                {/* The name describes the button and is no part of its name, so that the times can be told apart by ear. */}
                <button
                  type="button"
                  className="slot"
                  aria-pressed={slot.id === chosen}
                  aria-describedby={nameOf ? `${id}${slot.start}` : undefined}
                  onClick={() => onSlot(slot)}
                >
                  {clockOf(slot.start)}
                </button>
                {nameOf && (
                  <span className="slot-who" id={`${id}${slot.start}`}>
                    {nameOf(slot)}
                  </span>
                )}
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

import { type PartOfDay, partsOfDay } from '#domain/availability/part-of-day.ts'
import type { WaitingMessages } from '#messages/waiting/messages.ts'
import { CheckGroup } from './check-group.tsx'

/** The parts of the day that suit. */
export function PartsField({
  chosen,
  onChange,
  error,
  words,
  isSeen = false,
}: {
  chosen: readonly PartOfDay[]
  onChange: (parts: PartOfDay[]) => void
  error: string | undefined
  words: WaitingMessages['parts']
  /** Whether the question is written above its answers; else the heading of the page is the question. */
  isSeen?: boolean
}) {
  return (
    <CheckGroup
      id="part"
      heading={words.heading}
      isSeen={isSeen}
      error={error}
      options={partsOfDay.map((id) => ({ id, name: words[id] }))}
      chosen={chosen}
      onChange={(parts) => onChange(partsOfDay.filter((it) => parts.includes(it)))}
    />
  )
}

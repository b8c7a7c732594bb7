/** The content of a slot's id. `start` is in epoch milliseconds. */
export interface SlotKey {
  readonly treatment: string
  readonly clinic: string
  readonly practitioner: string
  readonly start: number
  /** Of a class or course in the booking's address: its run, and the date where only one is wanted. */
  readonly group?: { readonly group: string; readonly date?: string | undefined } | undefined
}

const minuteMs = 60_000
const slugPattern = '[a-z0-9]+(?:-[a-z0-9]+)*'
const day = '\\d{4}-\\d\\d-\\d\\d'
const idPattern = new RegExp(
  `^(${slugPattern})\\.(${slugPattern})\\.(${slugPattern})\\.([1-9a-z][0-9a-z]{0,5})(?:\\.(${slugPattern}-${day})(?:\\.(${day}))?)?$`,
)

/** Bounded, so that a request cannot make the server parse a very long id. */
export const slotIdMaxLength = 250

/**
 * The id of a slot: its three slugs and its minute since 1970 in base 36, joined by dots, which need no escaping in
 * a URL; of a group, its run and perhaps a date follow. It refers to nothing stored, so it stays the same between processes and restarts; it is not secret and proves
 * nothing, so it is checked against the schedule whenever it is used. Six digits of base 36 reach the year 6108.
 */
export function formatSlotId(key: SlotKey): string {
  const group = key.group ? [key.group.group, key.group.date] : []
  return [key.treatment, key.clinic, key.practitioner, formatStart(key.start), ...group].filter(Boolean).join('.')
}

/** The last part of a slot id, for callers that write many ids with the same prefix. */
export function formatStart(start: number): string {
  return (start / minuteMs).toString(36)
}

/** The content of an id, or null for anything that formatSlotId would not have written. */
export function parseSlotId(id: string): SlotKey | null {
  if (id.length > slotIdMaxLength) return null
  const match = idPattern.exec(id)
  if (!match) return null
  const [, treatment, clinic, practitioner, start, group, date] = match as unknown as [
    string,
    string,
    string,
    string,
    string,
    string?,
    string?,
  ]
  const key = { treatment, clinic, practitioner, start: Number.parseInt(start, 36) * minuteMs }
  return group === undefined ? key : { ...key, group: { group, date } }
}

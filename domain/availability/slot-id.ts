/** The content of a slot's id. `start` is in epoch milliseconds. */
export interface SlotKey {
  readonly treatment: string
  readonly clinic: string
  readonly practitioner: string
  readonly start: number
  /** Of a class or course in the booking's address: its run, and the date where only one is wanted. */
  readonly group?: { readonly group: string; readonly date?: string | undefined } | undefined
}

export const minuteMs = 60_000
const slugPattern = '[a-z0-9]+(?:-[a-z0-9]+)*'
const idPattern = new RegExp(
  `^(${slugPattern})\\.(${slugPattern})\\.(${slugPattern})\\.([1-9a-z][0-9a-z]{0,5})(?:\\.(${slugPattern}-[\\d-]{10})(?:\\.([\\d-]{10}))?)?$`,
)

/** Bounded, so that a request cannot make the server parse a very long id. */
export const slotIdMaxLength = 250

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
  const key = { treatment, clinic, practitioner, start: parseStart(start) }
  return group === undefined ? key : { ...key, group: { group, date } }
}

/** The last part of a slot's id as epoch milliseconds. */
export function parseStart(minute: string): number {
  return Number.parseInt(minute, 36) * minuteMs
}

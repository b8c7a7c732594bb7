import { minuteMs, type SlotKey } from './slot-id.ts'

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

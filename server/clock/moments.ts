/** Whole seconds from one instant to a later one. */
export function secondsUntil(now: Temporal.Instant, later: Temporal.Instant): number {
  return Math.max(0, Math.ceil((later.epochMilliseconds - now.epochMilliseconds) / 1000))
}

const hourMs = 3_600_000

/** Offsets by zone and hour: they only change on the hour, and computing one costs ten times as much as writing the text. */
const offsets = new Map<string, { text: string; milliseconds: number }>()
const mostOffsets = 5_000

/** An instant in the format of the API: ISO 8601 with the local offset. */
export function formatMoment(instant: Temporal.Instant, zone: string): string {
  const ms = instant.epochMilliseconds
  const offset = findOffset(ms, zone)
  return new Date(ms + offset.milliseconds).toISOString().slice(0, 19) + offset.text
}

function findOffset(ms: number, zone: string) {
  const key = `${zone} ${Math.floor(ms / hourMs)}`
  const known = offsets.get(key)
  if (known) return known
  const { offset, offsetNanoseconds } = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone)
  if (offsets.size >= mostOffsets) offsets.clear()
  const found = { text: offset, milliseconds: offsetNanoseconds / 1e6 }
  offsets.set(key, found)
  return found
}

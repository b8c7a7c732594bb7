/** Whole seconds from one instant to a later one. */
export function secondsUntil(now: Temporal.Instant, later: Temporal.Instant): number {
  return Math.max(0, Math.ceil((later.epochMilliseconds - now.epochMilliseconds) / 1000))
}

const hourMs = 3_600_000

/** Offsets by zone and hour: they change on the hour, and asking for one costs ten times what writing the text does. */
const offsets = new Map<string, { text: string; milliseconds: number }>()
const mostOffsets = 5_000

/** An instant as the API tells it: ISO 8601 with the offset that holds at the place. */
export function formatMoment(instant: Temporal.Instant, zone = 'Europe/Oslo'): string {
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

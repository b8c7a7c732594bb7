/** Whole seconds from one instant to a later one. */
export function secondsUntil(now: Temporal.Instant, later: Temporal.Instant): number {
  return Math.max(0, Math.ceil((later.epochMilliseconds - now.epochMilliseconds) / 1000))
}

/** An instant as the API tells it: ISO 8601 with the offset that holds at the place. */
export function formatMoment(instant: Temporal.Instant, zone = 'Europe/Oslo'): string {
  return instant.toZonedDateTimeISO(zone).toString({ timeZoneName: 'never', smallestUnit: 'second' })
}

/** An instant as the API tells it: ISO 8601 with the offset that holds at the place. */
export function formatMoment(instant: Temporal.Instant, zone = 'Europe/Oslo'): string {
  return instant.toZonedDateTimeISO(zone).toString({ timeZoneName: 'never', smallestUnit: 'second' })
}

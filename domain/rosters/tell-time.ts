/** Nobody is woken for a time that is far enough away; hours of the clinic. */
const firstHour = 8
const lastHour = 21

/** Whoever would be left with less than this in the morning is told at night. */
const hoursToReact = 3

/** When to tell somebody about a time that is lost, or is not after all: now, or in the morning. */
export function findTellTime(now: Temporal.Instant, start: Temporal.Instant, zone: string): Temporal.Instant {
  const here = now.toZonedDateTimeISO(zone)
  if (here.hour >= firstHour && here.hour < lastHour) return now
  const today = here.with({ hour: firstHour, minute: 0, second: 0, millisecond: 0, microsecond: 0, nanosecond: 0 })
  const morning = (here.hour < firstHour ? today : today.add({ days: 1 })).toInstant()
  const isSoon = Temporal.Instant.compare(start, morning.add({ hours: hoursToReact })) < 0
  return isSoon ? now : morning
}

/** What time it is. An argument wherever time matters, so that tests move it instead of sleeping. */
export interface Clock {
  now(): Temporal.Instant
}

/** The time of this machine; or, given an instant, a time that begins there and runs on. */
export function createClock(startsAt?: Temporal.Instant): Clock {
  if (!startsAt) return { now: () => Temporal.Now.instant() }
  const shift = startsAt.epochMilliseconds - performance.now()
  return { now: () => Temporal.Instant.fromEpochMilliseconds(Math.floor(performance.now() + shift)) }
}

/** The current time. Passed as an argument wherever time matters, so that tests can move it instead of sleeping. */
export interface Clock {
  now(): Temporal.Instant
  /** Whether it is that of the system, and not one that was given: then a database server's clock tells the same time, or a better one. */
  readonly isSystem?: boolean
}

/** The system clock; or, given an instant, a clock that starts there and runs on. */
export function createClock(startsAt?: Temporal.Instant): Clock {
  if (!startsAt) return { now: () => Temporal.Now.instant(), isSystem: true }
  const shift = startsAt.epochMilliseconds - performance.now()
  return { now: () => Temporal.Instant.fromEpochMilliseconds(Math.floor(performance.now() + shift)) }
}

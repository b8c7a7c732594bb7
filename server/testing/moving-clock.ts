import type { Clock } from '../clock/clock.ts'

/** A clock that stands still until a test moves it. */
export interface MovingClock extends Clock {
  advance(duration: Temporal.DurationLike): void
  set(instant: Temporal.Instant): void
}

export function createMovingClock(start: Temporal.Instant): MovingClock {
  let now = start
  return {
    now: () => now,
    advance: (duration) => {
      now = now.add(duration)
    },
    set: (instant) => {
      now = instant
    },
  }
}

import { dateAt } from '#domain/availability/day-clock.ts'
import { markets } from '#domain/market/market.ts'

let cached = { hour: Number.NaN, today: '' }

/** The day in Oslo. Midnight there is on a whole hour, so it is computed once an hour and not for every request. */
export function todayAt(now: Temporal.Instant): string {
  const hour = Math.floor(now.epochMilliseconds / 3_600_000)
  if (cached.hour !== hour) cached = { hour, today: dateAt(markets.norway.zone, now.epochMilliseconds) }
  return cached.today
}

import { dateAt } from '#domain/availability/day-clock.ts'

/** Midnight is on a quarter of an hour in every zone of the world. */
const quarterMs = 900_000

let cached = { zone: '', quarter: Number.NaN, today: '' }

/** The day in a zone, computed once every quarter of an hour and not for every request. */
export function todayAt(zone: string, now: Temporal.Instant): string {
  const quarter = Math.floor(now.epochMilliseconds / quarterMs)
  if (cached.quarter !== quarter || cached.zone !== zone) {
    cached = { zone, quarter, today: dateAt(zone, now.epochMilliseconds) }
  }
  return cached.today
}

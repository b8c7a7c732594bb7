import type { BookedGroup } from '#database/bookings/bookings.ts'
import type { BookableGroup } from '#domain/groups/group-times.ts'

/** What the booking keeps of its group, also when the plan changes afterwards. */
export function recordGroup({ run, onlyDate, dates }: Pick<BookableGroup, 'run' | 'onlyDate' | 'dates'>): BookedGroup {
  return {
    id: run.id,
    date: onlyDate,
    isOnline: run.group.link !== undefined,
    cancellationHours: run.group.cancellationHours,
    dates: dates.map(({ start, end }) => ({ start: toUtc(start), end: toUtc(end) })),
  }
}

function toUtc(milliseconds: number): string {
  return Temporal.Instant.fromEpochMilliseconds(milliseconds).toString()
}

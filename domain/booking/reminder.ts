/** How long before the appointment the reminder goes out. */
export const reminderMinutes = 60

/** The earlier reminder leaves a day's notice at least, and these hours until it costs something to cancel. */
const noticeHours = 24
const hoursToDecide = 2

/** Nobody is reminded of another day at night; hours of the clinic. */
const firstHour = 8
const lastHour = 20

/** Who booked less than this long before the earlier reminder still knows. */
const knownHours = 12

const hourMs = 3_600_000

/**
 * When the reminder of a booking is due, in epoch milliseconds; null if the booking was made after that moment, because the
 * confirmation SMS has just said the same.
 */
export function findReminderTime(startsAt: number, bookedAt: number): number | null {
  const due = startsAt - reminderMinutes * 60_000
  return bookedAt < due ? due : null
}

/**
 * When the reminder a day before is due: while the time can still be moved, and cancelled free of charge. Null if the booking was
 * made shortly before that moment, or after it.
 */
export function findDayReminderTime(
  startsAt: number,
  bookedAt: number,
  { cancellationHours, zone }: { cancellationHours: number; zone: string },
): number | null {
  const latest = startsAt - (Math.max(noticeHours, cancellationHours) + hoursToDecide) * hourMs
  const due = lastDaytime(Temporal.Instant.fromEpochMilliseconds(latest).toZonedDateTimeISO(zone)).epochMilliseconds
  return bookedAt <= due - knownHours * hourMs ? due : null
}

/** The moment itself by day, or the evening before. */
function lastDaytime(moment: Temporal.ZonedDateTime): Temporal.ZonedDateTime {
  const evening = moment.with({ hour: lastHour, minute: 0, second: 0, millisecond: 0 })
  if (moment.hour < firstHour) return evening.subtract({ days: 1 })
  return Temporal.ZonedDateTime.compare(moment, evening) < 0 ? moment : evening
}

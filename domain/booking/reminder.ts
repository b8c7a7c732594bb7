/** How long before the appointment the reminder goes out. */
export const reminderMinutes = 60

/**
 * When the reminder of a booking is due, in epoch milliseconds; null if the booking was made after that moment, because the
 * confirmation SMS has just said the same.
 */
export function findReminderTime(startsAt: number, bookedAt: number): number | null {
  const due = startsAt - reminderMinutes * 60_000
  return bookedAt < due ? due : null
}

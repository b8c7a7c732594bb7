import type { BookingJob } from '#database/bookings/booking-json.ts'
import type { Booking } from '#database/bookings/bookings.ts'
import { findReminderTime } from '#domain/booking/reminder.ts'
import type { MessageKind } from '#domain/staff/message-kinds.ts'

interface BookingToTell {
  reference: string
  /** Distinguishes these messages from those for the booking's earlier times. */
  revision: number
  start: Temporal.Instant
  /** Of a course: each of its dates has a reminder. */
  group?: Pick<NonNullable<Booking['group']>, 'dates' | 'isOnline'> | null
  patient?: Pick<Booking['patient'], 'email'>
}

/** The mail with the link of an online group. */
export const joinMailKind = 'join-mail' satisfies MessageKind

/** A message about a move waits this long: who moves again meanwhile gets one message, about the time that stands. */
const moveMessageSeconds = 60

/** The messages of a booking that was made or moved at a moment. */
export function jobsFor(kind: 'confirmation' | 'moved', booking: BookingToTell, now: Temporal.Instant): BookingJob[] {
  const reminders = booking.group
    ? booking.group.dates.flatMap(({ start }) =>
        remind(keyOfDate('reminder', booking, start), Temporal.Instant.from(start), now),
      )
    : remind(keyOf('reminder', booking), booking.start, now)
  return [
    job(keyOf(kind, booking), kind, kind === 'moved' ? now.add({ seconds: moveMessageSeconds }) : now),
    ...(booking.group?.isOnline && booking.patient?.email
      ? [job(keyOf(joinMailKind, booking), joinMailKind, now)]
      : []),
    ...reminders,
  ]
}

/** The message of a booking that was cancelled at a moment, alone or with the later visits of its package. */
export function jobsForCancelling(booking: BookingToTell, now: Temporal.Instant, withRest: boolean): BookingJob[] {
  const kind = withRest ? 'cancelled-rest' : 'cancelled'
  return [job(keyOf(kind, booking), kind, now)]
}

function remind(key: string, start: Temporal.Instant, now: Temporal.Instant): BookingJob[] {
  const at = findReminderTime(start.epochMilliseconds, now.epochMilliseconds)
  return at === null ? [] : [job(key, 'reminder', Temporal.Instant.fromEpochMilliseconds(at))]
}

function job(key: string, kind: string, runAt: Temporal.Instant): BookingJob {
  return { kind, key, runAt }
}

/** Names one message: gateways are told it, so that a message which is sent again arrives once. */
function keyOf(kind: string, { reference, revision }: Pick<BookingToTell, 'reference' | 'revision'>): string {
  return `${reference}:${kind}:${revision}`
}

/** The same for a message about a date of a group; call_off_dates writes them too. */
function keyOfDate(kind: string, booking: Pick<BookingToTell, 'reference' | 'revision'>, start: string): string {
  return `${keyOf(kind, booking)}:${start}`
}

/**
 * The start that a message is about, by its key: the booking's own, or that of a date. Undefined if the booking has changed since, or
 * the date it would remind of was called off.
 */
export function readJobStart(
  key: string,
  kind: string,
  booking: Pick<Booking, 'reference' | 'revision' | 'start' | 'group'>,
): Temporal.Instant | undefined {
  if (key === keyOf(kind, booking)) return booking.start
  const date = booking.group?.dates.find((it) => key === keyOfDate(kind, booking, it.start))
  return date && !(kind === 'reminder' && date.isCancelled) ? Temporal.Instant.from(date.start) : undefined
}

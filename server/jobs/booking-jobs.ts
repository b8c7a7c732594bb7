import type { BookingJob } from '#database/bookings/booking-json.ts'
import type { Booking } from '#database/bookings/bookings.ts'
import { findDayReminderTime, findReminderTime } from '#domain/booking/reminder.ts'
import type { Facts } from '#domain/facts/facts.ts'
import type { MessageKind } from '#domain/staff/message-kinds.ts'

interface BookingToTell {
  reference: string
  /** Distinguishes these messages from those for the booking's earlier times. */
  revision: number
  start: Temporal.Instant
  /** Of a course: each of its dates has a reminder, the first one also the day before. */
  group?: Pick<NonNullable<Booking['group']>, 'dates' | 'isOnline' | 'cancellationHours'> | null
  patient?: Pick<Booking['patient'], 'email'>
}

/** What the moments of reminders depend on. */
export interface Chain {
  facts: Pick<Facts, 'company'>
  zone: string
}

/** The mail with the link of an online group. */
export const joinMailKind = 'join-mail' satisfies MessageKind

type ReminderKind = Extract<MessageKind, 'reminder' | 'day-reminder'>

const isReminder = (kind: string): kind is ReminderKind => kind === 'reminder' || kind === 'day-reminder'

/** A message about a move waits this long: who moves again meanwhile gets one message, about the time that stands. */
const moveMessageSeconds = 60

/** The messages of a booking that was made or moved at a moment. */
export function jobsFor(
  kind: 'confirmation' | 'moved',
  booking: BookingToTell,
  { facts, zone }: Chain,
  now: Temporal.Instant,
): BookingJob[] {
  const cancellationHours = booking.group?.cancellationHours ?? facts.company.cancellationHours
  const bookedAt = now.epochMilliseconds
  const remind = (kind: ReminderKind, findTime: (startsAt: number) => number | null, date?: string): BookingJob[] => {
    const at = findTime((date ? Temporal.Instant.from(date) : booking.start).epochMilliseconds)
    const key = date ? keyOfDate(kind, booking, date) : keyOf(kind, booking)
    return at === null ? [] : [job(key, kind, Temporal.Instant.fromEpochMilliseconds(at))]
  }
  const dates = booking.group?.dates.map(({ start }) => start) ?? [undefined]
  return [
    job(keyOf(kind, booking), kind, kind === 'moved' ? now.add({ seconds: moveMessageSeconds }) : now),
    ...(booking.group?.isOnline && booking.patient?.email
      ? [job(keyOf(joinMailKind, booking), joinMailKind, now)]
      : []),
    ...remind('day-reminder', (start) => findDayReminderTime(start, bookedAt, { cancellationHours, zone }), dates[0]),
    ...dates.flatMap((date) => remind('reminder', (start) => findReminderTime(start, bookedAt), date)),
  ]
}

/**
 * The messages of one of the people who were booked together: one confirmation tells of all of them. It is named after them and not after the first, so that it
 * is still sent if that one is cancelled meanwhile. Reminders are joined when they are sent, since each can be moved.
 */
export function jobsTogether(
  jobs: BookingJob[],
  { reference, bookedWith }: { reference: string; bookedWith: string },
): BookingJob[] {
  return jobs.flatMap((it) => {
    if (it.kind !== 'confirmation') return it
    return reference === bookedWith ? { ...it, key: keyOfTogether(bookedWith) } : []
  })
}

/** Whether it is about all who were booked together. */
export function isOfTogether({ key }: { key: string }): boolean {
  return key.startsWith(togetherPrefix)
}

const togetherPrefix = 'together:'

function keyOfTogether(bookedWith: string): string {
  return `${togetherPrefix}${bookedWith}:confirmation`
}

/** The message of a booking that was cancelled at a moment, alone or with the later visits of its package. */
export function jobsForCancelling(booking: BookingToTell, now: Temporal.Instant, withRest: boolean): BookingJob[] {
  const kind = withRest ? 'cancelled-rest' : 'cancelled'
  return [job(keyOf(kind, booking), kind, now)]
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
  return date && !(isReminder(kind) && date.isCancelled) ? Temporal.Instant.from(date.start) : undefined
}

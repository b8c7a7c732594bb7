import type { Clinic } from '#domain/facts/clinic.ts'
import { ignoredBeforeRest } from '#domain/waiting/waiting-limits.ts'
import { format } from '#messages/format.ts'
import { messagesFor } from '#messages/messages.ts'
import { describeTime, type Reader } from './write-sms.ts'

/** Somebody is on the waiting list. What they wait for is not said: others may see the screen. */
export function writeWaiting(reader: Reader, values: { brand: string; link: string }): string {
  return format(messagesFor(reader.locale, reader.country).sms.waiting.joined, values)
}

/** Somebody has left too many offers without an answer, and is not asked until they say that they still wait. */
export function writeWaitingRest(reader: Reader, values: { brand: string; link: string }): string {
  return format(messagesFor(reader.locale, reader.country).sms.waiting.rests, { ...values, offers: ignoredBeforeRest })
}

/** A time is held for somebody on the waiting list, until an hour of the day: brand, time, clinic and street. */
export function writeWaitingOffer(
  reader: Reader,
  values: {
    brand: string
    clinic: Pick<Clinic, 'name' | 'zone' | 'address'>
    /** A place of a group that meets online. */
    isOnline: boolean
    /** They have an appointment, which moves when they take it. */
    isEarlier: boolean
    start: Temporal.Instant
    until: Temporal.Instant
    link: string
    /** Where they stop waiting. */
    stop: string
  },
): string {
  const { clinic, isOnline, isEarlier, start, until, ...others } = values
  const { waiting } = messagesFor(reader.locale, reader.country).sms
  return format(isEarlier ? waiting.earlierOffer : isOnline ? waiting.onlineOffer : waiting.offer, {
    ...others,
    clinic: clinic.name,
    street: clinic.address.street,
    time: describeTime(reader, start, clinic.zone),
    until: until.toZonedDateTimeISO(clinic.zone).toPlainTime().toString({ smallestUnit: 'minute' }),
  })
}

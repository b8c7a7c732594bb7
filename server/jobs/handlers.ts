import { isStopped } from '#database/answers/stopped-phones.ts'
import { type Booking, findBookings } from '#database/bookings/bookings.ts'
import type { Database } from '#database/client.ts'
import { isFaultOfCall } from '#database/engines/errors.ts'
import { gather } from '#database/engines/gather.ts'
import type { Job } from '#database/jobs/jobs.ts'
import { settlePoints } from '#database/partners/points.ts'
import { deleteExpired } from '#database/retention.ts'
import { countSentMessages } from '#database/verifications.ts'
import { isAfterLimit } from '#domain/booking/booking-changes.ts'
import { reminderMinutes } from '#domain/booking/reminder.ts'
import type { Facts } from '#domain/facts/facts.ts'
import type { Locale } from '#domain/market/locale.ts'
import { createAnswerReader } from '../answers/answer-job.ts'
import { takesAnswers } from '../answers/takes-answers.ts'
import type { Clock } from '../clock/clock.ts'
import { findJoinLink } from '../groups/join-link.ts'
import { createPatientLinks } from '../identity/patient-links.ts'
import type { Secrets } from '../identity/secrets.ts'
import type { Log } from '../process/log.ts'
import type { BookingProvider } from '../provider/provider.ts'
import type { Config } from '../settings/config.ts'
import type { SmsGateway } from '../sms/gateway.ts'
import {
  type BookingMessage,
  type GroupMessage,
  type TogetherMessage,
  writeAboutBooking,
  writeAboutGroup,
  writeAboutTogether,
  writeCode,
} from '../sms/write-sms.ts'
import { isOfTogether, readJobStart } from './booking-jobs.ts'
import { forgetPastVisits } from './forget-patients.ts'
import type { JobHandlers, JobResult } from './job-rules.ts'
import { createLinkSender } from './links-job.ts'
import { createLostTimeTeller } from './lost-time-job.ts'
import { hasRoomForMessages } from './message-room.ts'
import { createOfferTeller } from './offer-job.ts'
import { createOrderTeller } from './order-job.ts'
import { practitionerName } from './practitioner-name.ts'
import { findTold } from './together-messages.ts'
import { createVisitAsker, createVisitQuestioner } from './visit-question-job.ts'
import { createWaitingTellers } from './waiting-messages.ts'

/** What a code job carries, sealed. */
export interface CodeToSend {
  phone: string
  code: string
  locale: Locale
  expiresAt: string
}

/** Nobody else tells that an appointment is booked, or that a date is near or called off. None is sent to more people than have booked. */
const alwaysTold: ReadonlySet<BookingMessage | GroupMessage> = new Set(['confirmation', 'reminder', 'date-cancelled'])

/** What a phone that has answered STOP does not get. */
const reminders: ReadonlySet<BookingMessage | GroupMessage> = new Set(['reminder', 'day-reminder'])

/** Everything that happens after a request has been answered. */
export function createJobHandlers(parts: {
  config: Config
  clock: Clock
  /** The market's. */
  zone: string
  database: Database
  provider: BookingProvider
  /** Those of the current release. */
  facts: () => Facts
  /** With their current plans. */
  groups: () => Facts['groups']
  secrets: Secrets
  sms: SmsGateway
  log: Log
  /** Sends what a job leaves to be sent. */
  lookNow(): void
}): JobHandlers {
  const { config, clock, zone, database, facts, groups, secrets, sms, log } = parts
  const links = createPatientLinks(parts)
  // Jobs arrive in batches, so their bookings are read together.
  const findBooking = gather<string, Booking | undefined>(
    (references) => findBookings(database, references),
    isFaultOfCall,
    { most: 50, atOnce: 2 },
  )

  // Codes are counted when they are requested. A message about a booking is sent even if it cannot be counted.
  const count = gather<string, void>(
    async (kinds) => {
      await countSentMessages(database, kinds, clock.now())
      return kinds.map(() => undefined)
    },
    isFaultOfCall,
    { most: 50, atOnce: 1 },
  )
  const countForBreaker = (kind: string) =>
    count(kind).catch((error) => log.warn({ err: error }, 'a message was not counted'))

  async function send(to: string, text: string, job: Job, giveUpAt: Temporal.Instant): Promise<JobResult> {
    if (job.kind !== 'code') await countForBreaker(job.kind)
    const sent = await sms.send({ key: job.key, to, text })
    if (sent.ok) return { end: 'done' }
    return sent.retry ? { end: 'retry', code: sent.code, giveUpAt } : { end: 'failed', code: sent.code }
  }

  const hasRoom = (now: Temporal.Instant) => hasRoomForMessages(parts, now)

  async function sendCode(job: Job, now: Temporal.Instant): Promise<JobResult> {
    const { phone, code, locale, expiresAt } = JSON.parse(secrets.unseal(job.payload.sealed ?? '')) as CodeToSend
    const end = Temporal.Instant.from(expiresAt)
    if (Temporal.Instant.compare(now, end) >= 0) return { end: 'failed', code: 'expired' }
    return send(
      phone,
      writeCode({ locale, country: config.COUNTRY }, facts().company.name, code, config.SITE_URL),
      job,
      end,
    )
  }

  const sendAboutBooking = (kind: BookingMessage | GroupMessage) => async (job: Job, now: Temporal.Instant) => {
    const named = await findBooking(job.reference ?? '')
    const told = named ? await findTold(database, job, named) : []
    const [booking] = told
    const { clinics, company, practitioners } = facts()
    const clinic = clinics.find((it) => it.id === booking?.clinic)
    const start = booking && (isOfTogether(job) ? booking.start : readJobStart(job.key, kind, booking))
    // The patient may have moved or cancelled it while a gateway that was down was asked again: a later message tells that.
    if (!booking || !clinic || !start) return { end: 'cancelled' } as const
    // After a long outage: a message about an appointment that has begun is useless, and an early reminder beside the last one.
    const giveUpAt = kind === 'day-reminder' ? start.subtract({ minutes: reminderMinutes }) : start
    if (Temporal.Instant.compare(now, giveUpAt) >= 0) return { end: 'failed', code: 'expired' } as const
    // What a patient has changed waits until there is room: it stands on their screen.
    if (!alwaysTold.has(kind) && !(await hasRoom(now))) {
      return { end: 'retry', code: 'over-budget', giveUpAt } as const
    }
    if (reminders.has(kind) && (await isStopped(database, secrets.hash('phone', booking.patient.phone)))) {
      return { end: 'cancelled' } as const
    }
    const reader = { locale: booking.locale, country: config.COUNTRY }
    const link = links.ofBooking(booking, booking.locale)
    if (booking.group) {
      const text = writeAboutGroup(kind as GroupMessage, reader, {
        brand: company.name,
        clinic,
        start,
        dates: booking.group.dates.filter((it) => !it.isCancelled).length,
        takesAnswers: takesAnswers(config) && booking.group.dates.length === 1,
        join: booking.group.isOnline ? (findJoinLink(groups(), booking.group.id) ?? '') : null,
        link,
      })
      return send(booking.patient.phone, text, job, giveUpAt)
    }
    const values = {
      brand: company.name,
      clinic,
      // The ten minutes after booking are not counted: they are over by the time most people read the message.
      mayMove: !isAfterLimit(booking.start.epochMilliseconds, company.cancellationHours, now.epochMilliseconds),
    }
    const nameOf = ({ practitioner }: Booking) => practitionerName({ practitioners }, practitioner)
    const text =
      told.length > 1
        ? writeAboutTogether(kind as TogetherMessage, reader, {
            ...values,
            people: told.map((it) => ({
              start: it.start,
              practitioner: nameOf(it),
              link: links.ofBooking(it, it.locale),
            })),
          })
        : writeAboutBooking(kind as BookingMessage, reader, {
            ...values,
            start: booking.start,
            link,
            // A question could mean any of those who were booked together.
            takesAnswers: booking.bookedWith === null && takesAnswers(config),
            ...(booking.bookedWith !== null && { practitioner: nameOf(booking) }),
          })
    return send(booking.patient.phone, text, job, giveUpAt)
  }

  const tellLostTime = createLostTimeTeller({ ...parts, links }, findBooking, send)
  return {
    code: { run: sendCode },
    links: { run: createLinkSender({ ...parts, links }, { send, hasRoom }) },
    confirmation: { run: sendAboutBooking('confirmation') },
    moved: { run: sendAboutBooking('moved') },
    cancelled: { run: sendAboutBooking('cancelled') },
    'cancelled-rest': { run: sendAboutBooking('cancelled-rest') },
    reminder: { run: sendAboutBooking('reminder') },
    'day-reminder': { run: sendAboutBooking('day-reminder') },
    order: { run: createOrderTeller({ ...parts, links }, send) },
    answer: { run: createAnswerReader({ ...parts, links }, { send, hasRoom }) },
    offer: { run: createOfferTeller({ ...parts, links }, findBooking, send) },
    'ask-after-visits': { everyMinutes: 30, run: createVisitAsker({ ...parts, links }) },
    'visit-question': { run: createVisitQuestioner({ ...parts, links }, findBooking, { send, hasRoom }) },
    'time-lost': { run: tellLostTime('time-lost') },
    'time-stands': { run: tellLostTime('time-stands') },
    ...createWaitingTellers({ ...parts, links }, { send, hasRoom }),
    'date-cancelled': { run: sendAboutBooking('date-cancelled') },
    // Apart from the retention: if one of them breaks, the other goes on.
    points: {
      everyMinutes: 30,
      run: async (_, now) => {
        await settlePoints(database, now)
        return { end: 'done' }
      },
    },
    retention: {
      everyMinutes: 30,
      run: async (_, now) => {
        const deleted = await deleteExpired(database, now)
        const forgotten = await forgetPastVisits({ database, secrets, zone }, now)
        log.info({ deleted, forgotten }, 'deleted what was kept long enough')
        return { end: 'done' }
      },
    },
  }
}

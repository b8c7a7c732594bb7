import {
  dropQuestions,
  findNextReference,
  findQuestion,
  findReminded,
  writeQuestion,
} from '#database/answers/cancel-questions.ts'
import { isStopped, startPhone, stopPhone } from '#database/answers/stopped-phones.ts'
import { patientBySms } from '#database/audit.ts'
import { type Booking, findBooking } from '#database/bookings/bookings.ts'
import type { Database } from '#database/client.ts'
import type { Job } from '#database/jobs/jobs.ts'
import { type Limit, takeAllowance } from '#database/limits.ts'
import { isOpen, judgeYes, questionMinutes } from '#domain/answers/cancel-question.ts'
import { readAnswer } from '#domain/answers/read-answer.ts'
import { judgeCancelling } from '#domain/booking/booking-changes.ts'
import type { Facts } from '#domain/facts/facts.ts'
import type { Clock } from '../clock/clock.ts'
import type { PatientLinks } from '../identity/patient-links.ts'
import type { Secrets } from '../identity/secrets.ts'
import type { JobResult } from '../jobs/job-rules.ts'
import { phoneMessageLimit, staffMessageLimits } from '../limits/message-limits.ts'
import { answerHelpLimits, stillBookedLimits } from '../limits/rate-limits.ts'
import { cancelOwn } from '../packages/cancel-own.ts'
import { findLaterVisits } from '../packages/cancel-visits.ts'
import type { BookingProvider } from '../provider/provider.ts'
import { changeCaseOf, findFee } from '../routes/bookings/booking-fee.ts'
import type { Config } from '../settings/config.ts'
import { writeAnswerHelp, writeCancelQuestion, writeStillBooked } from '../sms/write-answers.ts'

/** What such a job carries, sealed: numbers of strangers are among them. */
export interface AnswerToRead {
  phone: string
  text: string
  /** When it came. */
  at: string
}

interface AnswerParts {
  config: Config
  clock: Clock
  database: Database
  provider: BookingProvider
  facts: () => Facts
  links: PatientLinks
  secrets: Secrets
  /** Sends what a cancellation leaves to be sent. */
  lookNow(): void
}

interface Sending {
  send: (to: string, text: string, job: Job, giveUpAt: Temporal.Instant) => Promise<JobResult>
  hasRoom: (now: Temporal.Instant) => Promise<boolean>
}

/** Does what a patient's answer says. Nothing is ever sent to a phone that has no coming booking. */
export function createAnswerReader(
  parts: AnswerParts,
  sending: Sending,
): (job: Job, now: Temporal.Instant) => Promise<JobResult> {
  const { database, facts, secrets } = parts
  return async (job, now) => {
    const { phone, text, at } = JSON.parse(secrets.unseal(job.payload.sealed ?? '')) as AnswerToRead
    const cameAt = Temporal.Instant.from(at)
    const phoneHash = secrets.hash('phone', phone)
    const reply = createReply(sending, {
      phone,
      phoneHash,
      job,
      now,
      database,
      giveUpAt: cameAt.add({ minutes: questionMinutes }),
    })
    switch (readAnswer(text)) {
      case 'stop':
        await stopPhone(database, phoneHash, now)
        return { end: 'done' }
      case 'start':
        await startPhone(database, phoneHash)
        return { end: 'done' }
      case 'no':
        await dropQuestions(database, phone)
        return { end: 'done' }
      case 'cancel':
        return ask()
      case 'yes':
        return cancel()
      case 'other':
        return (await sayStillBooked()) ?? help()
    }

    /** The booking that the phone was last reminded of, if a question can name it: not one of several at the same time, nor a whole course. */
    async function findAskable(): Promise<Booking | undefined> {
      const reminded = await findReminded(database, phone, now)
      const booking = reminded?.alike === 1 ? await findBooking(database, reminded.reference) : undefined
      return booking && (booking.group?.dates.length ?? 1) === 1 ? booking : undefined
    }

    async function ask(): Promise<JobResult> {
      const booking = await findAskable()
      return booking ? askAbout(booking) : help()
    }

    async function askAbout(booking: Booking): Promise<JobResult> {
      const { clinics, company } = facts()
      const clinic = clinics.find((it) => it.id === booking.clinic)
      const change = changeCaseOf({ facts: facts() }, booking)
      if (!clinic || judgeCancelling(change, now.epochMilliseconds) === 'too-late') return { end: 'cancelled' }
      const fee = findFee({ facts: facts() }, booking, now)
      const later = await findLaterVisits({ ...parts, facts: facts() }, booking, {})
      const sent = await reply(
        writeCancelQuestion(
          { locale: booking.locale, country: parts.config.COUNTRY },
          { brand: company.name, clinic, start: booking.start, fee, withRest: later.length > 0 },
        ),
        [],
      )
      // Asked only once it was sent: a 'yes' to what nobody has read must not count.
      if (sent.end === 'done') {
        await writeQuestion(database, { reference: booking.reference, revision: booking.revision, fee, askedAt: now })
      }
      return sent
    }

    async function cancel(): Promise<JobResult> {
      const question = await findQuestion(database, phone)
      const booking = question && (await findBooking(database, question.reference))
      // An attempt before this one, or the patient on the web.
      if (booking?.state === 'cancelled') return { end: 'done' }
      const fee = booking ? findFee({ facts: facts() }, booking, now) : 0
      const judged = judgeYes(
        question && { ...question, askedAt: question.askedAt.epochMilliseconds },
        { revision: booking?.revision ?? -1, fee },
        cameAt.epochMilliseconds,
      )
      if (judged === 'not-asked' || !booking) return help()
      if (judged === 'ask-again') return askAbout(booking)
      const cancelled = await cancelOwn({ ...parts, facts: facts() }, () => findUnchanged(booking), {
        query: fee === 0 ? { free: 'true' } : {},
        by: patientBySms,
        // Counted and never left out: no screen tells the patient that it was done.
        messagesOf: async () => staffMessageLimits(secrets, phone),
      })
      if (cancelled.ok) {
        parts.lookNow()
        return { end: 'done' }
      }
      // It was moved, or the limit passed, at this very moment; or the other system did not answer.
      return { end: 'retry', code: cancelled.problem, giveUpAt: booking.start }
    }

    async function findUnchanged({ reference, revision }: Booking): Promise<Booking | undefined> {
      const booking = await findBooking(database, reference)
      return booking && (booking.state === 'cancelled' || booking.revision === revision) ? booking : undefined
    }

    /** While a question is open: whoever wrote 'ok' may think that they have cancelled, not come, and pay. */
    async function sayStillBooked(): Promise<JobResult | undefined> {
      const question = await findQuestion(database, phone)
      if (!question || !isOpen(question.askedAt.epochMilliseconds, cameAt.epochMilliseconds)) return undefined
      const booking = await findBooking(database, question.reference)
      if (booking?.state !== 'booked') return undefined
      const { company } = facts()
      return reply(
        writeStillBooked(
          { locale: booking.locale, country: parts.config.COUNTRY },
          { brand: company.name, phone: company.mobileNumber },
        ),
        stillBookedLimits(phoneHash),
      )
    }

    async function help(): Promise<JobResult> {
      const next = await findNextReference(database, phone, now)
      const booking = next === undefined ? undefined : await findBooking(database, next)
      if (!booking || (await isStopped(database, phoneHash))) return { end: 'cancelled' }
      const askable = await findAskable()
      const { company, paths } = facts()
      const own = askable && parts.links.ofBooking(askable, askable.locale)
      return reply(
        writeAnswerHelp(
          { locale: booking.locale, country: parts.config.COUNTRY },
          {
            brand: company.name,
            link: own ?? parts.config.SITE_URL + paths.manage[booking.locale],
            canAsk: Boolean(own),
          },
        ),
        answerHelpLimits(phoneHash),
      )
    }
  }
}

/** Sends an answer within the limits on messages to the phone, and where there is room beside codes. */
function createReply(
  { send, hasRoom }: Sending,
  {
    phone,
    phoneHash,
    job,
    now,
    database,
    giveUpAt,
  }: {
    phone: string
    phoneHash: string
    job: Job
    now: Temporal.Instant
    database: Database
    giveUpAt: Temporal.Instant
  },
) {
  return async (text: string, limits: Limit[]): Promise<JobResult> => {
    if (Temporal.Instant.compare(now, giveUpAt) >= 0) return { end: 'failed', code: 'expired' }
    // Counted once, however often it is tried.
    const isOver =
      job.attempts === 1 &&
      (await takeAllowance(database, [phoneMessageLimit(phoneHash), ...limits], now)) !== undefined
    if (isOver) return { end: 'cancelled' }
    return (await hasRoom(now)) ? send(phone, text, job, giveUpAt) : { end: 'retry', code: 'over-budget', giveUpAt }
  }
}

import { isStopped } from '#database/answers/stopped-phones.ts'
import type { Booking } from '#database/bookings/bookings.ts'
import type { Database } from '#database/client.ts'
import type { Job } from '#database/jobs/jobs.ts'
import { askAboutVisits } from '#database/visit-questions/visit-questions.ts'
import type { Facts } from '#domain/facts/facts.ts'
import { visitQuestionDays, visitQuestionHours } from '#domain/visit-questions/visit-question.ts'
import type { PatientLinks } from '../identity/patient-links.ts'
import type { Secrets } from '../identity/secrets.ts'
import type { Config } from '../settings/config.ts'
import { writeVisitQuestion } from '../sms/write-sms.ts'
import type { JobResult } from './job-rules.ts'

interface QuestionParts {
  config: Config
  database: Database
  facts: () => Facts
  links: PatientLinks
  secrets: Secrets
  /** The market's: all its clinics are in it. */
  zone: string
  lookNow(): void
}

/** Finds those who were at a clinic yesterday that asks how it was. */
export function createVisitAsker(parts: QuestionParts): (job: Job, now: Temporal.Instant) => Promise<JobResult> {
  const { database, facts, zone } = parts
  return async (_, now) => {
    const here = now.toZonedDateTimeISO(zone)
    const clinics = facts().clinics.filter((it) => it.asksAfterVisit)
    if (clinics.length === 0 || !isAskingTime(here)) return { end: 'done' }
    const today = here.startOfDay()
    const asked = await askAboutVisits(
      database,
      {
        clinics: clinics.map(({ id }) => id),
        from: today.subtract({ days: 1 }).toInstant(),
        to: today.toInstant(),
        askedSince: now.subtract({ hours: 24 * visitQuestionDays }),
      },
      now,
    )
    if (asked > 0) parts.lookNow()
    return { end: 'done' }
  }
}

const isAskingTime = ({ hour }: Temporal.ZonedDateTime) =>
  hour >= visitQuestionHours.from && hour < visitQuestionHours.to

/** Asks one of them, on that day or not at all. */
export function createVisitQuestioner(
  parts: QuestionParts,
  findBooking: (reference: string) => Promise<Booking | undefined>,
  sms: {
    send: (to: string, text: string, job: Job, giveUpAt: Temporal.Instant) => Promise<JobResult>
    hasRoom: (now: Temporal.Instant) => Promise<boolean>
  },
): (job: Job, now: Temporal.Instant) => Promise<JobResult> {
  const { config, database, facts, links, secrets, zone } = parts
  return async (job, now) => {
    const booking = await findBooking(job.reference ?? '')
    const clinic = facts().clinics.find((it) => it.id === booking?.clinic)
    if (booking?.state !== 'booked' || !clinic?.asksAfterVisit) return { end: 'cancelled' }
    const { phone } = booking.patient
    if (await isStopped(database, secrets.hash('phone', phone))) return { end: 'cancelled' }
    const here = now.toZonedDateTimeISO(zone)
    const giveUpAt = here.startOfDay().add({ hours: visitQuestionHours.to }).toInstant()
    if (!isAskingTime(here)) return { end: 'failed', code: 'expired' }
    if (!(await sms.hasRoom(now))) return { end: 'retry', code: 'over-budget', giveUpAt }
    const text = writeVisitQuestion(
      { locale: booking.locale, country: config.COUNTRY },
      {
        brand: facts().company.name,
        clinic: clinic.name,
        link: links.ofVisitQuestion(booking.reference, booking.locale),
      },
    )
    return sms.send(phone, text, job, giveUpAt)
  }
}

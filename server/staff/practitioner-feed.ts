import { hash } from 'node:crypto'
import { logAccesses } from '#database/staff/access-log.ts'
import {
  type CalendarVisit,
  type FollowedCalendar,
  findCalendar,
  readCalendarVisits,
} from '#database/staff/practitioner-calendars.ts'
import type { Clinic } from '#domain/facts/clinic.ts'
import { mayReach } from '#domain/staff/permissions.ts'
import { calendarLogHours } from '#domain/staff/session-limits.ts'
import { calendarWords } from '#messages/staff/calendar-words.ts'
import { drawBytes, hashToken, type Secrets } from '../identity/secrets.ts'
import type { Service } from '../service.ts'

/** How far a practitioner's calendar looks back and ahead: what was, for the week's notes, and as long as most people book. */
const days = { back: 14, ahead: 56 }

/** Hours after which a calendar that subscribes asks again. */
const refreshHours = 1

const prefix = 'practitioner-'
const pattern = /^practitioner-[\w-]{43}$/

export const drawFeedSecret = () => prefix + drawBytes(32).toString('base64url')

export interface Feed {
  text: string
  etag: string
  hasNames: boolean
  /** Writes down whose names are in it, once for a day of each: a program asks every hour. */
  logNames(): Promise<void>
}

/** A practitioner's calendar by the secret of its address; undefined if there is none, or whoever made it may not have it any more. */
export async function readFeed(service: Service, secret: string): Promise<Feed | undefined> {
  const { clock, config, database, facts, secrets } = service
  if (!pattern.test(secret)) return undefined
  const secretHash = hashToken(secret)
  const calendar = await findCalendar(database, secretHash)
  const clinic = facts.clinics.find(({ id }) => id === calendar?.clinic)
  if (!calendar?.madeBy || !clinic || !mayReach(calendar.madeBy, 'POST /staff/calendars', calendar)) return undefined
  const now = clock.now()
  const hours = (count: number) => ({ hours: count * 24 })
  const visits = await readCalendarVisits(
    database,
    calendar,
    now.subtract(hours(days.back)),
    now.add(hours(days.ahead)),
  )
  const text = await writeFeed(
    { brand: facts.company.name, host: new URL(config.SITE_URL).hostname, secrets },
    clinic,
    {
      calendar,
      visits,
    },
  )
  const { email, role } = calendar.madeBy
  const named = calendar.showsNames ? visits.flatMap((it) => (it.patient ? [{ ...it, patient: it.patient }] : [])) : []
  return {
    text,
    hasNames: named.length > 0,
    etag: `"${hash('sha256', text, 'base64url').slice(0, 22)}"`,
    logNames: async () => {
      const looks = named.map(({ reference, patient }) => ({
        ...{ action: 'calendar' as const, reference, clinic: clinic.id },
        patient: secrets.hash('phone', patient.phone),
      }))
      const rule = { onceIn: calendarLogHours * 60 }
      await logAccesses(database, { email, role, tokenHash: secretHash }, looks, now, rule)
    },
  }
}

/** The same text as long as nothing changes, so that it has a tag: entries are stamped with when they were changed, not with when they were asked for. */
async function writeFeed(
  { brand, host, secrets }: { brand: string; host: string; secrets: Secrets },
  clinic: Clinic,
  { calendar, visits }: { calendar: FollowedCalendar; visits: CalendarVisit[] },
): Promise<string> {
  const { default: ical, ICalCalendarMethod, ICalEventStatus } = await import('ical-generator')
  const words = calendarWords[calendar.locale].feed
  const place = `${brand} ${clinic.name}`
  const written = ical({
    prodId: { company: brand, product: 'practitioner', language: calendar.locale.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    name: place,
    ttl: refreshHours * 3600,
  })
  for (const { key, revision, start, end, changedAt, patient } of visits) {
    written.createEvent({
      // No reference: by it the desk finds a booking, and a calendar may be with anybody.
      id: `${secrets.hash('practitioner calendar', key)}@${host}`,
      sequence: revision,
      stamp: new Date(changedAt.epochMilliseconds),
      start: new Date(start.epochMilliseconds),
      end: new Date(end.epochMilliseconds),
      // Never the treatment, also beside a name: it tells of somebody's health.
      summary: (calendar.showsNames && patient?.name) || words.booked,
      status: ICalEventStatus.CONFIRMED,
      location: {
        title: place,
        address: `${clinic.address.street}, ${clinic.address.postcode} ${clinic.address.place}`,
      },
    })
  }
  // The library leaves out the end of the last line, which the standard demands like every other.
  return `${written.toString()}\r\n`
}

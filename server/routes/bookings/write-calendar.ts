import { type Booking, findVisits } from '#database/bookings/bookings.ts'
import type { Service } from '../../service.ts'

/** Hours after which a calendar that subscribes asks again. */
const refreshHours = 1

/**
 * Brand, clinic and address: calendars are shared with family and employers, so the treatment is not in it. A file is opened once and tells a
 * calendar what to do; one that is subscribed to is asked for again and again and tells how things stand.
 */
export async function writeCalendar(
  { config, clock, database, facts }: Pick<Service, 'config' | 'clock' | 'database' | 'facts'>,
  booking: Booking,
  use: 'file' | 'subscription',
): Promise<string> {
  const { default: ical, ICalCalendarMethod, ICalEventStatus } = await import('ical-generator')
  const brand = facts.company.name
  const isAtClinic = !booking.group?.isOnline
  const isCancelled = booking.state === 'cancelled'
  const calendar = ical({
    prodId: { company: brand, product: 'booking', language: booking.locale.toUpperCase() },
    method: isCancelled && use === 'file' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    ...(use === 'subscription' && { name: brand, ttl: refreshHours * 3600 }),
  })
  // All visits of a package; the method of a file counts for all its events, so a cancelled one is alone there.
  const others =
    booking.visit && !(isCancelled && use === 'file') ? await findVisits(database, booking.visit.package) : []
  const isListed = others.some((it) => it.reference === booking.reference)
  for (const event of [...(isListed ? [] : [booking]), ...others].flatMap(listEvents)) {
    const clinic = isAtClinic ? facts.clinics.find((it) => it.id === event.clinic) : undefined
    calendar.createEvent({
      // The same for every revision, so that a calendar moves the entry instead of adding another.
      id: `${event.id}@${new URL(config.SITE_URL).hostname}`,
      sequence: event.revision,
      stamp: new Date(clock.now().epochMilliseconds),
      start: event.start,
      end: event.end,
      summary: `${brand} ${clinic?.name ?? ''}`.trim(),
      status: event.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      ...(clinic
        ? {
            location: {
              title: `${brand} ${clinic.name}`,
              address: `${clinic.address.street}, ${clinic.address.postcode} ${clinic.address.place}`,
              geo: { lat: clinic.position.lat, lon: clinic.position.lng },
            },
          }
        : {}),
    })
  }
  // The library leaves out the end of the last line, which the standard demands like every other.
  return `${calendar.toString()}\r\n`
}

/** The entries of a booking: one, or one for each date of its group. */
function listEvents({ reference, revision, clinic, start, end, group, state }: Booking) {
  const dates = group?.dates ?? [{ start: start.toString(), end: end.toString() }]
  return dates.map((date, index) => ({
    id: `${reference.toLowerCase()}${index === 0 ? '' : `-${index + 1}`}`,
    revision,
    clinic,
    start: new Date(date.start),
    end: new Date(date.end),
    isCancelled: state === 'cancelled' || ('isCancelled' in date && date.isCancelled === true),
  }))
}

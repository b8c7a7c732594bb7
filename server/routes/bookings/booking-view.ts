import type { BookedGroup, Booking } from '#database/bookings/bookings.ts'
import { findEntryOfBooking } from '#database/waiting/entries.ts'
import { changeDeadline } from '#domain/booking/booking-changes.ts'
import { firstNameOf } from '#domain/check-in/check-in.ts'
import type { Locale } from '#domain/market/locale.ts'
import { isShare } from '#domain/partners/share.ts'
import { viewDetails } from '#domain/partners/view-details.ts'
import { formatMoment, secondsUntil } from '../../clock/moments.ts'
import { calendarSecret } from '../../identity/calendar-secret.ts'
import { makeTicket } from '../../identity/check-in-ticket.ts'
import { createPatientLinks } from '../../identity/patient-links.ts'
import { viewPackage } from '../../packages/view-package.ts'
import type { Service } from '../../service.ts'
import { changeCaseOf, findFee } from './booking-fee.ts'
import { makeCalendarLink } from './calendar-link.ts'

/** A booking as its bearer sees it: with what depends on the moment, and with links and a ticket that are generated each time. */
export async function viewOwnBooking(service: Service, booking: Booking, locale: Locale) {
  const { reference } = booking
  const now = service.clock.now()
  const deadline = Temporal.Instant.fromEpochMilliseconds(changeDeadline(changeCaseOf(service, booking)))
  return {
    ...viewBooking(service, booking, locale),
    changeableFor: booking.state === 'booked' ? secondsUntil(now, deadline) : 0,
    cancellableFor: booking.state === 'booked' ? secondsUntil(now, booking.start) : 0,
    fee: findFee(service, booking, now),
    revision: booking.revision,
    calendar: makeCalendarLink(service, reference, locale),
    subscription: `/api/calendars/${calendarSecret(service.secrets, reference)}.ics`,
    ticket: makeTicket(service, reference),
    waitingList: await findWaitingLink(service, booking, locale),
    ...(await viewPackage(service, booking)),
    ...(service.provider.isElsewhere && !booking.group ? { isKeptElsewhere: true as const } : {}),
    // Links of people who come together are sent to one phone: each says whose it is, and nothing of the others.
    ...(booking.bookedWith === null ? {} : { together: { firstName: firstNameOf(booking.patient.name) } }),
  }
}

/** Whoever may move a booking may see that it waits for an earlier time. A cancelled one waits for none, nor does a group or a visit of a package. */
async function findWaitingLink(
  { clock, config, database, facts, secrets }: Service,
  { reference, group, visit }: Booking,
  locale: Locale,
): Promise<string | null> {
  const entry = group || visit ? undefined : await findEntryOfBooking(database, reference, clock.now())
  return entry ? createPatientLinks({ config, facts: () => facts, secrets }).ofEntry(entry, locale) : null
}

type ToView = Omit<
  Booking,
  'visit' | 'tokenHash' | 'remoteId' | 'slot' | 'patient' | 'locale' | 'revision' | 'cancellationFee' | 'isLost'
> &
  Partial<Pick<Booking, 'isLost'>>

/** A booking in the shape of the API; the patient's own description is left out. */
export function viewBooking(
  service: Pick<Service, 'facts' | 'availability' | 'config' | 'zone'>,
  booking: ToView,
  locale: Locale,
) {
  const { facts, availability, config } = service
  const { reference, state, clinic, treatment, price, practitioner, partner, partnerLeftOut, points } = booking
  const { index } = availability.schedule
  const zone = index.clinics.get(clinic)?.zone ?? service.zone
  const deadline = changeDeadline(changeCaseOf({ facts }, booking))
  return {
    reference,
    state,
    start: formatMoment(booking.start, zone),
    end: formatMoment(booking.end, zone),
    clinic,
    // Practitioners who have left since are shown by their id.
    practitioner: { id: practitioner, name: index.practitioners.get(practitioner)?.name ?? practitioner },
    treatment,
    price,
    // What an agreement with shares has no price for is booked without it, so the price is the patient's share.
    isShare: isShare(partner, price),
    partner: partner && { ...viewDetails(facts, partner, { locale, country: config.COUNTRY }), points },
    partnerLeftOut,
    ...(booking.group ? { group: viewGroup(booking.group, zone) } : {}),
    changeableUntil: formatMoment(Temporal.Instant.fromEpochMilliseconds(deadline), zone),
  }
}

function viewGroup({ id, date, isOnline, cancellationHours, dates }: BookedGroup, zone: string) {
  const tell = (instant: string) => formatMoment(Temporal.Instant.from(instant), zone)
  return {
    id,
    isOnline,
    isSeries: date === null,
    cancellationHours,
    dates: dates.map(({ start, end, isCancelled }) => ({
      start: tell(start),
      end: tell(end),
      ...(isCancelled ? { cancelled: true as const } : {}),
    })),
  }
}

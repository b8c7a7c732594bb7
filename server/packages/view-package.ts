import type { Booking } from '#database/bookings/bookings.ts'
import { readCorrection } from '#database/bookings/price-corrections.ts'
import { bookingHorizonDays } from '#domain/availability/availability.ts'
import { addDays } from '#domain/dates/calendar-date.ts'
import { priceOfVisits } from '#domain/packages/package-price.ts'
import { findPromisedPrice } from '#domain/packages/package-terms.ts'
import { proposeTimes } from '#domain/packages/propose-times.ts'
import { countVisits, type DatedVisit, findWindow } from '#domain/packages/visits.ts'
import { formatMoment } from '../clock/moments.ts'
import { bookingToken } from '../identity/booking-token.ts'
import { findFee } from '../routes/bookings/booking-fee.ts'
import type { Service } from '../service.ts'
import { type BookedPackage, countHad, dayOf, isOver, readPackage } from './read-package.ts'

/** What the bearer of a visit's token is told about its package: the visits, and times for those that have none. */
export async function viewPackage(service: Service, booking: Booking) {
  const booked = await readPackage(service, booking)
  if (!booked) return {}
  const { visits, plan } = booked
  const first = visits[0]?.visit?.number === 1 ? visits[0] : undefined
  const price = first?.price ?? null
  const visitPrice = findPromisedPrice(service.facts.prices, booking.visit!)
  const had = countHad(visits, service.clock.now())
  return {
    package: {
      treatment: booked.treatment,
      number: booking.visit!.number,
      visits: countVisits(plan),
      price,
      owed: first && price !== null ? price + (await readCorrection(service.database, first.reference)) : null,
      visitPrice,
      had,
      priceOfHad: price === null || visitPrice === null ? null : priceOfVisits({ price, visit: visitPrice }, had),
    },
    visits: await viewVisits(service, booked),
  }
}

/**
 * The visits in their order. Those after the next one are proposed as if each before them were booked at its first proposal, so that all can
 * be booked at once.
 */
async function viewVisits(service: Service, { plan, treatment, visits, dated }: BookedPackage) {
  const assumed: DatedVisit[] = [...dated]
  const viewed = []
  let before: Pick<Booking, 'clinic' | 'practitioner'> & { start: string } = { clinic: '', practitioner: '', start: '' }
  for (let number = 1; number <= countVisits(plan); number++) {
    const booking = visits.find((it) => it.visit!.number === number)
    const of = number === 1 ? treatment : plan.visits[number - 2]!.treatment
    if (booking) {
      const start = momentAt(service, booking.clinic, booking.start)
      before = { clinic: booking.clinic, practitioner: booking.practitioner, start }
      viewed.push({ number, treatment: of, booking: viewVisit(service, booking), proposed: [], ...nothingProposed })
      continue
    }
    const found = await propose(service, { plan, dated: assumed, number, treatment: of, before })
    const [first] = found.proposed
    if (first) {
      assumed.push({ number, date: first.start.slice(0, 10) })
      before = { ...before, practitioner: first.practitioner.id, start: first.start }
    }
    viewed.push({ number, treatment: of, booking: null, ...found })
  }
  return viewed
}

const nothingProposed = { days: null, opens: null, isOtherPractitioner: false }

function viewVisit(service: Service, booking: Booking) {
  const { reference, clinic, practitioner, start, end } = booking
  const { index } = service.availability.schedule
  return {
    reference,
    token: bookingToken(service.secrets, reference),
    start: momentAt(service, clinic, start),
    end: momentAt(service, clinic, end),
    clinic,
    practitioner: { id: practitioner, name: index.practitioners.get(practitioner)?.name ?? practitioner },
    isOver: isOver(booking, service.clock.now()),
    fee: findFee(service, booking, service.clock.now()),
  }
}

/** Times with the practitioner of the visit before; with anybody at that clinic if they do not offer it there any more. */
async function propose(
  service: Service,
  asked: {
    plan: BookedPackage['plan']
    dated: DatedVisit[]
    number: number
    treatment: string
    before: { clinic: string; practitioner: string; start: string }
  },
) {
  const { plan, dated, number, treatment, before } = asked
  const { clinic, practitioner } = before
  const today = dayOf(service, clinic, service.clock.now().epochMilliseconds)
  const window = findWindow(plan, dated, number, today)
  if (!window) return { proposed: [], ...nothingProposed }
  const { index } = service.availability.schedule
  const isThere =
    index.offers
      .get(clinic)
      ?.get(treatment)
      ?.some((it) => it.id === practitioner) ?? false
  const query = { treatment, clinic, ...(isThere && { practitioner }) }
  const found = await service.availability.ask(query, (snapshot, choice) =>
    proposeTimes(snapshot, choice, window, before.start),
  )
  const isFarAhead = window.from > addDays(today, bookingHorizonDays)
  return {
    proposed: found.ok ? [...found.value] : [],
    days: { from: window.from, to: window.to },
    opens: isFarAhead ? addDays(window.from, -bookingHorizonDays) : null,
    isOtherPractitioner: !isThere,
  }
}

function momentAt({ availability, zone }: Service, clinic: string, moment: Temporal.Instant): string {
  return formatMoment(moment, availability.schedule.index.clinics.get(clinic)?.zone ?? zone)
}

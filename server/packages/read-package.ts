import { type Booking, findVisits } from '#database/bookings/bookings.ts'
import type { Database } from '#database/client.ts'
import { dateAt } from '#domain/availability/day-clock.ts'
import type { Package } from '#domain/packages/package-facts.ts'
import { areInOrder, type DatedVisit } from '#domain/packages/visits.ts'
import type { Availability } from '../availability/availability.ts'

interface PackageParts {
  availability: Availability
  database: Database
  /** The market's. */
  zone: string
}

/** A package as its patient has it. */
export interface BookedPackage {
  plan: Package
  /** The treatment that it is. */
  treatment: string
  /** Booked or had, in their order; the first is missing if it was cancelled. */
  visits: Booking[]
  dated: DatedVisit[]
}

/** The package that a booking is a visit of, as it was booked; undefined for other bookings, and for one without terms that the catalogue has no more. */
export async function readPackage(
  service: PackageParts,
  { visit }: Pick<Booking, 'visit'>,
): Promise<BookedPackage | undefined> {
  const plan =
    visit && (visit.terms?.plan ?? service.availability.schedule.index.treatments.get(visit.treatment)?.package)
  if (!plan) return undefined
  const visits = await findVisits(service.database, visit.package)
  const dated = visits.map(({ visit: of, clinic, start }) => ({
    number: of!.number,
    date: dayOf(service, clinic, start.epochMilliseconds),
  }))
  return { plan, treatment: visit.treatment, visits, dated }
}

/** Whether a visit of a package may be at a time, given when the others are. */
export async function mayBeAt(service: PackageParts, booking: Booking, { date }: { date: string }): Promise<boolean> {
  const booked = await readPackage(service, booking)
  if (!booked) return true
  const { number } = booking.visit!
  return areInOrder(booked.plan, [...booked.dated.filter((it) => it.number !== number), { number, date }])
}

/** How many of a package's visits are over. */
export function countHad(visits: readonly Booking[], now: Temporal.Instant): number {
  return visits.filter((it) => isOver(it, now)).length
}

export function isOver({ start }: Pick<Booking, 'start'>, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(start, now) <= 0
}

/** The day of a moment at a clinic. */
export function dayOf(service: Omit<PackageParts, 'database'>, clinic: string, moment: number): string {
  return dateAt(service.availability.schedule.index.clinics.get(clinic)?.zone ?? service.zone, moment)
}

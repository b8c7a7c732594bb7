import type { Entry } from '#database/waiting/entries.ts'
import { dateAt } from '#domain/availability/day-clock.ts'
import { checkGroup } from '#domain/groups/group-times.ts'
import type { Locale } from '#domain/market/locale.ts'
import { standingOf } from '#domain/waiting/waiting-entry.ts'
import { formatMoment } from '../clock/moments.ts'
import { nameTreatment } from '../facts/name-treatment.ts'
import { createPatientLinks } from '../identity/patient-links.ts'
import type { Service } from '../service.ts'
import { readOffersToday } from './offers-today.ts'
import { toWaiting } from './to-waiting.ts'

/** An entry of the waiting list in the shape of the API, for whoever waits. */
export async function viewEntry(service: Service, entry: Entry, locale: Locale) {
  const { availability, clock, config, secrets, zone } = service
  const { index } = availability.schedule
  const now = clock.now()
  const zoneAt = (clinic: string | undefined) => index.clinics.get(clinic ?? '')?.zone ?? zone
  const here = zoneAt(entry.clinics[0])
  const links = createPatientLinks({ config, facts: () => service.facts, secrets })
  const offersToday = await readOffersToday(service, [entry])
  return {
    id: entry.id,
    since: formatMoment(entry.since, here),
    until: lastDayOf(entry, here),
    standing: standingOf(toWaiting(entry, offersToday), now.epochMilliseconds),
    treatment: { id: entry.treatment, name: nameTreatment(service, entry.treatment, locale) },
    clinics: entry.clinics.map((id) => ({ id, name: index.clinics.get(id)?.name ?? id })),
    days: entry.days,
    parts: entry.parts,
    group: entry.group && viewGroup(service, entry.group, here),
    booking: entry.booking && {
      reference: entry.booking.reference,
      start: formatMoment(entry.booking.start, here),
    },
    offer: entry.offer && {
      link: links.ofOffer(entry.offer, locale),
      expiresAt: formatMoment(entry.offer.expiresAt, zoneAt(entry.offer.clinic)),
    },
  }
}

/** The last day that is waited for: an entry is over when it is. */
export function lastDayOf({ until }: Pick<Entry, 'until'>, zone: string): string {
  return dateAt(zone, until.epochMilliseconds - 1)
}

function viewGroup(
  { availability, clock }: Service,
  { run, date }: NonNullable<Entry['group']>,
  zone: string,
): { id: string; date: string | null; start: string } | null {
  const checked = checkGroup(
    availability.schedule,
    { group: run, ...(date !== null && { date }) },
    clock.now().epochMilliseconds,
  )
  if (!checked.ok) return null
  return { id: run, date, start: formatMoment(Temporal.Instant.fromEpochMilliseconds(checked.time.startsAt), zone) }
}

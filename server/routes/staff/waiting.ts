import { findEntry, listEntriesAt } from '#database/waiting/entries.ts'
import { calls } from '#domain/api/calls.ts'
import { worksAt } from '#domain/staff/roles.ts'
import { findQuietEnd } from '#domain/waiting/quiet-hours.ts'
import { standingOf } from '#domain/waiting/waiting-entry.ts'
import { formatMoment } from '../../clock/moments.ts'
import { sendProblem } from '../../http/problems.ts'
import type { Api } from '../../http/zod-routes.ts'
import type { Service } from '../../service.ts'
import { logLook } from '../../staff/access-log.ts'
import { memberOf } from '../../staff/staff-scope.ts'
import { readOffersToday } from '../../waiting/offers-today.ts'
import { toWaiting } from '../../waiting/to-waiting.ts'
import { lastDayOf } from '../../waiting/view-entry.ts'

export function registerStaffWaiting(api: Api, service: Service): void {
  const { availability, clock, database } = service
  api.get('/staff/waiting-list', { schema: calls['GET /staff/waiting-list'] }, async (request) => {
    const { clinic } = request.query
    const now = clock.now()
    const zone = availability.schedule.index.clinics.get(clinic)?.zone ?? service.zone
    const entries = await listEntriesAt(database, clinic, now)
    const offersToday = await readOffersToday(service, entries)
    const tell = (moment: Temporal.Instant) => formatMoment(moment, zone)
    const quietUntil = findQuietEnd(zone, now.epochMilliseconds)
    return {
      quietUntil: quietUntil === null ? null : tell(Temporal.Instant.fromEpochMilliseconds(quietUntil)),
      entries: entries.map((entry) => ({
        id: entry.id,
        name: entry.patient.name,
        treatment: entry.treatment,
        group: entry.group && { id: entry.group.run, date: entry.group.date },
        clinics: entry.clinics,
        days: entry.days,
        parts: entry.parts,
        since: tell(entry.since),
        until: lastDayOf(entry, zone),
        booking: entry.booking && { reference: entry.booking.reference, start: tell(entry.booking.start) },
        standing: standingOf(toWaiting(entry, offersToday), now.epochMilliseconds),
        offer: entry.offer && {
          start: tell(entry.offer.start),
          clinic: entry.offer.clinic,
          expiresAt: tell(entry.offer.expiresAt),
        },
        offersToday: offersToday.get(entry.id) ?? 0,
        ignored: entry.ignored,
      })),
    }
  })

  api.get('/staff/waiting-list/:id', { schema: calls['GET /staff/waiting-list/{id}'] }, async (request, reply) => {
    const entry = await findEntry(database, request.params.id, clock.now())
    const member = memberOf(request)
    const clinic = entry?.clinics.find((it) => worksAt(member, it))
    // As for an entry that is over: who asks does not learn who waits at other clinics.
    if (!entry || clinic === undefined) return sendProblem(request, reply, 'forbidden')
    const { id, patient } = entry
    await logLook(service, request, { reference: entry.booking?.reference ?? null, clinic, patient }, 'waiting')
    return { id, name: patient.name, birthdate: patient.birthdate, phone: patient.phone }
  })
}

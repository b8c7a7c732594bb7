import type { FastifyRequest } from 'fastify'
import { leaveWaitingList } from '#database/waiting/change-entries.ts'
import { type Entry, findEntry, listEntriesAt } from '#database/waiting/entries.ts'
import { calls } from '#domain/api/calls.ts'
import { worksAt } from '#domain/staff/roles.ts'
import { findQuietEnd } from '#domain/waiting/quiet-hours.ts'
import { standingOf } from '#domain/waiting/waiting-entry.ts'
import { formatMoment } from '../../clock/moments.ts'
import { sendProblem } from '../../http/problems.ts'
import type { Api } from '../../http/zod-routes.ts'
import type { Service } from '../../service.ts'
import { logChange, logLook } from '../../staff/access-log.ts'
import { memberOf } from '../../staff/staff-scope.ts'
import { readOffersToday } from '../../waiting/offers-today.ts'
import { toWaiting } from '../../waiting/to-waiting.ts'
import { lastDayOf } from '../../waiting/view-entry.ts'

/** Who waits for a time at a clinic, for its desk. */
export function registerStaffWaiting(api: Api, service: Service): void {
  const { availability, clock, database, feed, jobs } = service
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
    const found = await findAtOwnClinic(request, request.params.id)
    if (!found) return sendProblem(request, reply, 'forbidden')
    await logLook(service, request, aboutOf(found), 'waiting')
    const { id, patient } = found.entry
    return { id, name: patient.name, birthdate: patient.birthdate, phone: patient.phone }
  })

  api.post(
    '/staff/waiting-list/:id/end',
    { schema: calls['POST /staff/waiting-list/{id}/end'] },
    async (request, reply) => {
      const found = await findAtOwnClinic(request, request.params.id)
      if (!found) return sendProblem(request, reply, 'forbidden')
      await logChange(service, request, aboutOf(found), 'waiting ended')
      for (const it of await leaveWaitingList(database, found.entry.id, clock.now())) feed.publish(it)
      jobs.lookNow()
      return { id: found.entry.id }
    },
  )

  /** Nothing for an entry that is over and for one at other clinics alike: who asks does not learn who waits there. */
  async function findAtOwnClinic(request: FastifyRequest, id: string) {
    const entry = await findEntry(database, id, clock.now())
    const member = memberOf(request)
    const clinic = entry?.clinics.find((it) => worksAt(member, it))
    return entry && clinic !== undefined ? { entry, clinic } : undefined
  }
}

function aboutOf({ entry: { booking, patient }, clinic }: { entry: Entry; clinic: string }) {
  return { reference: booking?.reference ?? null, clinic, patient }
}

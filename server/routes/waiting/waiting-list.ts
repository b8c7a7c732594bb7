import type { FastifyRequest } from 'fastify'
import { changeWish, joinWaitingList, leaveWaitingList, stayOnWaitingList } from '#database/waiting/change-entries.ts'
import { type Entry, findEntry } from '#database/waiting/entries.ts'
import { calls } from '#domain/api/calls.ts'
import { findLocale } from '../../http/find-locale.ts'
import { findOwn, holdsToken } from '../../http/own-rows.ts'
import { sendProblem } from '../../http/problems.ts'
import type { Api } from '../../http/zod-routes.ts'
import { drawReference, hashToken } from '../../identity/secrets.ts'
import { proofMinutes } from '../../identity/verified-phone.ts'
import { waitingToken } from '../../identity/waiting-token.ts'
import { waitingJob } from '../../jobs/waiting-messages.ts'
import type { Service } from '../../service.ts'
import { checkChangedWish, checkEntry } from '../../waiting/check-entry.ts'
import { lastDayOf, viewEntry } from '../../waiting/view-entry.ts'
import { findOwnBooking } from '../bookings/bookings.ts'

/** The waiting list for those who wait. Who else waits is told to nobody but staff. */
export function registerWaitingList(api: Api, service: Service): void {
  const { clock, database, feed, jobs, secrets, zone } = service

  /** The entry, if the request has its token. */
  const findOwnEntry = (request: FastifyRequest, id: string): Promise<Entry | undefined> =>
    findOwn(request, id, (it) => findEntry(database, it, clock.now()))

  api.post('/waiting-list', { schema: calls['POST /waiting-list'] }, async (request, reply) => {
    const { body } = request
    const checked = await checkEntry(service, {
      body,
      ownBooking: body.booking === undefined ? undefined : await findOwnBooking(service, request, body.booking),
      address: request.ip,
      locale: findLocale(request),
    })
    if (!checked.ok) return sendProblem(request, reply, checked.problem, checked.fields && { fields: checked.fields })
    const now = clock.now()
    const id = drawReference()
    const joined = await joinWaitingList(
      database,
      {
        entry: { ...checked.entry, id, tokenHash: hashToken(waitingToken(secrets, id)) },
        limits: checked.limits,
        job: waitingJob(id, now),
      },
      now,
    )
    switch (joined.outcome) {
      case 'joined':
      case 'changed':
        if (joined.outcome === 'joined') jobs.lookNow()
        reply.code(201)
        return {
          id: joined.id,
          token: waitingToken(secrets, joined.id),
          until: lastDayOf((await findEntry(database, joined.id, now)) ?? checked.entry, zone),
        }
      case 'booking-gone':
        return sendProblem(request, reply, 'validation', { fields: { booking: 'invalid' } })
      case 'verification-used-up':
        return sendProblem(request, reply, 'rate-limited', { retryAt: now.add({ minutes: proofMinutes }), now })
      case 'too-many-messages':
        return sendProblem(request, reply, 'rate-limited', { retryAt: joined.allowedAt, now })
      default:
        return sendProblem(request, reply, joined.outcome)
    }
  })

  api.get('/waiting-list/:id', { schema: calls['GET /waiting-list/{id}'] }, async (request, reply) => {
    const entry = await findOwnEntry(request, request.params.id)
    return entry ? viewEntry(service, entry, findLocale(request)) : sendProblem(request, reply, 'not-found')
  })

  api.put('/waiting-list/:id', { schema: calls['PUT /waiting-list/{id}'] }, async (request, reply) => {
    const entry = await findOwnEntry(request, request.params.id)
    if (!entry) return sendProblem(request, reply, 'not-found')
    const checked = checkChangedWish(service, entry, request.body)
    if (!checked.ok) return sendProblem(request, reply, checked.problem, checked.fields && { fields: checked.fields })
    await changeWish(database, { id: entry.id, ...checked.wish }, clock.now())
    const changed = await findOwnEntry(request, entry.id)
    return changed ? viewEntry(service, changed, findLocale(request)) : sendProblem(request, reply, 'not-found')
  })

  api.post('/waiting-list/:id/stay', { schema: calls['POST /waiting-list/{id}/stay'] }, async (request, reply) => {
    const entry = await findOwnEntry(request, request.params.id)
    if (!entry) return sendProblem(request, reply, 'not-found')
    await stayOnWaitingList(database, entry.id)
    return viewEntry(service, { ...entry, ignored: 0 }, findLocale(request))
  })

  api.delete('/waiting-list/:id', { schema: calls['DELETE /waiting-list/{id}'] }, async (request, reply) => {
    const { id } = request.params
    const entry = await findOwnEntry(request, id)
    // Of an entry that is over nothing is left but its token, which is derived: a second tap has nothing to do.
    if (!entry && !holdsToken(request, waitingToken(secrets, id))) return sendProblem(request, reply, 'not-found')
    if (entry) {
      for (const it of await leaveWaitingList(database, id, clock.now())) feed.publish(it)
      jobs.lookNow()
    }
    return reply.code(204).send(null)
  })
}

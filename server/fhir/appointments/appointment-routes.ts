import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Origin } from '#database/audit.ts'
import { type Booking, findClientBooking, listClientBookings } from '#database/bookings/bookings.ts'
import { onlyJudged } from '#database/limits.ts'
import { readVisitStates } from '#database/staff/visits.ts'
import { formatSlotId } from '#domain/availability/format-slot-id.ts'
import { checkTime, findOtherTreatment } from '../../groups/wanted-time.ts'
import { sendProblem } from '../../http/problems.ts'
import { nameRequest, refuseUnlessRepeated } from '../../http/repeated-requests.ts'
import type { Api } from '../../http/zod-routes.ts'
import { isReference } from '../../identity/secrets.ts'
import { bookingLimits } from '../../limits/rate-limits.ts'
import { cancelOwn } from '../../packages/cancel-own.ts'
import { checkOrder, makeOrder } from '../../routes/bookings/booking-order.ts'
import { limitMessages } from '../../routes/bookings/limit-messages.ts'
import { moveOwn } from '../../routes/bookings/move-own.ts'
import type { Service } from '../../service.ts'
import { clientOf, mayUseClinic, withClient } from '../access/with-client.ts'
import { fhirType } from '../outcome.ts'
import { pageQuery, writePage } from '../read/bundle.ts'
import { readRange } from '../read/date-range.ts'
import { findSlotSubject } from '../resources/list-schedules.ts'
import { readSources } from '../resources/sources.ts'
import { appointmentBody, isWanted, readLanguage, readPatient, readSlotId } from './read-appointment.ts'
import { writeAppointment } from './write-appointment.ts'

const byOtherSystem: Origin = { actor: 'partner', channel: 'fhir' }
const byId = z.object({ id: z.string().max(64) })
const text = z.string().max(1000)
const search = z.strictObject({
  ...pageQuery,
  _id: text.optional(),
  date: z.union([text.transform((it) => [it]), z.array(text).max(4)]).default([]),
  status: z.enum(['booked', 'cancelled']).optional(),
})
const wholeTime = { from: Date.UTC(2000, 0), to: Date.UTC(2200, 0) }

/** Bookings of another system: the calls of our own pages, in the words of FHIR. It sees those it has made, and no other. */
export function registerAppointments(api: Api, service: Service): void {
  const { clock, database, provider, jobs, zone } = service

  const write = async (bookings: Booking[]) => {
    const sources = readSources(service)
    const states = await readVisitStates(
      database,
      bookings.map((it) => it.reference),
    )
    return bookings.map((it) =>
      writeAppointment(
        sources,
        it,
        states.get(it.reference),
        sources.schedule.index.clinics.get(it.clinic)?.zone ?? zone,
      ),
    )
  }
  const find = async (request: FastifyRequest, id: string) => {
    const reference = id.toUpperCase()
    return isReference(reference) ? findClientBooking(database, clientOf(request).id, reference) : undefined
  }
  const send = async (request: FastifyRequest, reply: FastifyReply, reference: string) => {
    const booking = await find(request, reference)
    if (!booking) return sendProblem(request, reply, 'not-found')
    const [appointment] = await write([booking])
    return reply.header('etag', `W/"${booking.revision}"`).type(fhirType).send(appointment)
  }

  withClient(api, service, 'system/Appointment.read', (clients) => {
    clients.get('/Appointment/:id', { schema: { params: byId } }, (request, reply) =>
      send(request, reply, request.params.id),
    )

    clients.get('/Appointment', { schema: { querystring: search } }, async (request, reply) => {
      const { date, status, _id, ...page } = request.query
      const range = readRange(date, zone, wholeTime)
      if (!range) return sendProblem(request, reply, 'validation', { fields: { date: 'invalid' } })
      const { total, bookings } = await listClientBookings(database, clientOf(request).id, {
        from: Temporal.Instant.fromEpochMilliseconds(range.from),
        to: Temporal.Instant.fromEpochMilliseconds(Math.max(range.from, range.to)),
        states: status ? [status] : null,
        references: _id?.toUpperCase().split(',') ?? null,
        ...{ most: page._count, after: page._offset },
      })
      const at = { site: readSources(service).site, address: request.url }
      return reply.type(fhirType).send(writePage(at, { total, resources: await write(bookings) }, page))
    })
  })

  withClient(api, service, 'system/Appointment.write', (clients) => {
    clients.post('/Appointment', { schema: { body: appointmentBody } }, async (request, reply) => {
      const { body } = request
      const client = clientOf(request)
      if (!isWanted(body)) return sendProblem(request, reply, 'validation', { fields: { status: 'invalid' } })
      const subject = findSlotSubject(service.availability.schedule, readSlotId(body) ?? '')
      if (!subject) return sendProblem(request, reply, 'validation', { fields: { slot: 'invalid' } })
      if (!mayUseClinic(client, subject.clinic.id)) return sendProblem(request, reply, 'forbidden')
      const treatment = subject.treatment.id
      const slot = formatSlotId({
        ...{ treatment, clinic: subject.clinic.id, practitioner: subject.by.id },
        start: subject.start,
      })
      const locale = readLanguage(body)
      const wanted = { slot, treatment, patient: readPatient(body), locale }
      // Of the same condition there is one booking, as of the same key on our own pages; without one each request is another.
      const condition = request.headers['if-none-exist'] ?? randomUUID()
      const name = nameRequest(`fhir ${client.id} ${condition}`, wanted)
      const repeat = (answer: object) => send(request, reply.code(200), (answer as { reference: string }).reference)
      const refuse = refuseUnlessRepeated(database, name, [request, reply], repeat)
      const mistake = findOtherTreatment(service, wanted)
      if (mistake) return refuse('validation', { fields: mistake })
      const order = await checkOrder(service, wanted)
      if (!order.ok) return refuse('validation', { fields: order.fields })
      const checked = checkTime(service, wanted, undefined)
      if (!checked.ok) return refuse(checked.code)
      const { record } = makeOrder(service, order, checked, {
        visitor: service.secrets.hash('visitor', `client ${client.id}`),
        hold: null,
        limits: {
          ...{ verification: null, ...bookingLimits, perVerification: null },
          // No code was sent, so that the first message counts like any other.
          messages: onlyJudged(await limitMessages(service, order.patient.phone, { client: client.id })),
        },
        name,
        ...{ by: byOtherSystem, client: client.id, locale },
      })
      const booked = await provider.book(record)
      const now = clock.now()
      if (!booked.ok) return sendProblem(request, reply, booked.problem, { retryAt: booked.retryAt, now })
      if (booked.value.outcome === 'other-request') return sendProblem(request, reply, 'idempotency-mismatch')
      if (booked.value.outcome === 'repeated') return repeat(booked.value.answer)
      jobs.lookNow()
      const { reference } = record.booking
      reply.code(201).header('location', `${readSources(service).site}/fhir/Appointment/${reference}`)
      return send(request, reply, reference)
    })

    clients.put('/Appointment/:id', { schema: { params: byId, body: appointmentBody } }, async (request, reply) => {
      const { body } = request
      const client = clientOf(request)
      const expected = request.headers['if-match']?.match(/^(?:W\/)?"(\d{1,9})"$/)?.[1]
      const booking = await find(request, request.params.id)
      if (!booking) return sendProblem(request, reply, 'not-found')
      const refuseStale = () => sendProblem(request, reply, 'other-state')
      if (request.headers['if-match'] !== undefined && Number(expected) !== booking.revision) return refuseStale()
      let isStale = false
      /** What has changed since it was read is somebody else's change, and is not changed again. */
      const findUnchanged = async () => {
        const current = await find(request, booking.reference)
        isStale = expected !== undefined && current?.revision !== booking.revision
        return isStale ? undefined : current
      }
      const messagesOf = ({ patient }: Booking) => limitMessages(service, patient.phone, { client: client.id })
      if (body.status === 'cancelled') {
        const cancelled = await cancelOwn(service, findUnchanged, { query: {}, by: byOtherSystem, messagesOf })
        if (isStale) return refuseStale()
        if (!cancelled.ok) return sendProblem(request, reply, cancelled.problem)
        jobs.lookNow()
        return send(request, reply, booking.reference)
      }
      const subject = findSlotSubject(service.availability.schedule, readSlotId(body) ?? '')
      if (!subject) return sendProblem(request, reply, 'validation', { fields: { slot: 'invalid' } })
      if (!mayUseClinic(client, subject.clinic.id)) return sendProblem(request, reply, 'forbidden')
      const slot = formatSlotId({
        ...{ treatment: subject.treatment.id, clinic: subject.clinic.id, practitioner: subject.by.id },
        start: subject.start,
      })
      const visitor = service.secrets.hash('visitor', `client ${client.id}`)
      const moved = await moveOwn(service, findUnchanged, slot, { visitor, by: byOtherSystem, messagesOf })
      if (isStale) return refuseStale()
      if (!moved.ok) {
        const { code, fields, retryAt } = moved
        return sendProblem(request, reply, code, { ...(fields && { fields }), retryAt, now: clock.now() })
      }
      jobs.lookNow()
      return send(request, reply, booking.reference)
    })
  })
}

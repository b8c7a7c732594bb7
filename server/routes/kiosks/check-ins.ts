import type { FastifyReply, FastifyRequest } from 'fastify'
import { patientAtKiosk } from '#database/audit.ts'
import { checkIn, type ExpectedVisit, findVisits, findVisitsOfPhone } from '#database/bookings/arrivals.ts'
import type { Kiosk } from '#database/kiosks.ts'
import { calls } from '#domain/api/calls.ts'
import { createDayClock, dateAt } from '#domain/availability/day-clock.ts'
import { chooseRefused, firstNameOf, refuseCheckIn } from '#domain/check-in/check-in.ts'
import { addDays } from '#domain/dates/calendar-date.ts'
import type { Clinic } from '#domain/facts/clinic.ts'
import { resolveText } from '#domain/market/locale.ts'
import { formatMoment } from '../../clock/moments.ts'
import { findLocale } from '../../http/find-locale.ts'
import { sendProblem } from '../../http/problems.ts'
import type { Api } from '../../http/zod-routes.ts'
import { makeTicket, readTicket } from '../../identity/check-in-ticket.ts'
import { readPhoneHash } from '../../identity/verified-phone.ts'
import { requireKiosk } from '../../kiosks/kiosk-cookie.ts'
import type { Service } from '../../service.ts'

/** How far ahead bookings are found by phone: far enough to recognise patients who come a day or a week early. */
const daysAhead = 7

export function registerCheckIns(api: Api, service: Service): void {
  const { clock, config, database, feed, secrets } = service

  /** The kiosk and its clinic, or undefined after the request was refused: a kiosk checks in for the clinic it stands in. */
  const requireClinic = async (request: FastifyRequest, reply: FastifyReply, clinicId: string) => {
    const kiosk = await requireKiosk(service, request, reply)
    if (!kiosk) return undefined
    const clinic = service.facts.clinics.find(({ id }) => id === kiosk.clinic)
    if (clinic && clinic.id === clinicId) return { kiosk, clinic }
    sendProblem(request, reply, 'forbidden')
    return undefined
  }

  const refusalOf = (visit: ExpectedVisit, clinic: Clinic) =>
    refuseCheckIn(toCase(visit), clinic, clock.now().epochMilliseconds)

  /** The bookings of today and the coming days whose phone a token proves; undefined if it proves none. */
  const findProved = async (token: string, clinic: Clinic): Promise<ExpectedVisit[] | undefined> => {
    const now = clock.now()
    const phoneHash = readPhoneHash(secrets, token, now)
    if (!phoneHash) return undefined
    const today = dateAt(clinic.zone, now.epochMilliseconds)
    const from = Temporal.Instant.fromEpochMilliseconds(createDayClock(clinic.zone, today).start)
    const to = Temporal.Instant.fromEpochMilliseconds(createDayClock(clinic.zone, addDays(today, daysAhead)).end)
    return findVisitsOfPhone(database, (phone) => secrets.hash('phone', phone) === phoneHash, from, to)
  }

  /** Of several bookings, the next one that can be checked in; if there is none, the one that the refusal is about. */
  const chooseVisit = (visits: ExpectedVisit[], clinic: Clinic): ExpectedVisit | undefined => {
    const cases = visits.map((visit) => ({ ...toCase(visit), visit }))
    return (
      visits.find((it) => refusalOf(it, clinic) === undefined) ??
      chooseRefused(cases, clock.now().epochMilliseconds)?.visit
    )
  }

  const findByTicket = async (ticket: string, clinic: Clinic): Promise<ExpectedVisit | undefined> => {
    const reference = readTicket(service, ticket)
    return reference ? chooseVisit(await findVisits(database, reference), clinic) : undefined
  }

  /** Marks the booking. If it was moved or cancelled in between, it is read and checked once more. */
  const mark = async (found: ExpectedVisit, clinic: Clinic, kiosk: Kiosk) => {
    let visit: ExpectedVisit | undefined = found
    for (let tries = 0; visit && tries < 3; tries++) {
      const refusal = refusalOf(visit, clinic)
      if (refusal) return { refusal, visit }
      const outcome = await checkIn(database, visit, { kiosk: kiosk.id, by: patientAtKiosk }, clock.now())
      if (outcome === 'arrived') {
        // Other systems are told.
        service.jobs.lookNow()
        return { visit }
      }
      if (outcome === 'already-arrived') return { refusal: outcome, visit }
      visit = chooseVisit(await findVisits(database, found.reference), clinic)
    }
    return { refusal: 'not-found' as const, visit: found }
  }

  api.post('/check-ins', { schema: calls['POST /check-ins'] }, async (request, reply) => {
    const { body } = request
    const place = await requireClinic(request, reply, body.clinic)
    if (!place) return reply
    const { kiosk, clinic } = place
    let visit: ExpectedVisit | undefined
    if ('ticket' in body) visit = await findByTicket(body.ticket, clinic)
    else {
      const visits = await findProved(body.verification, clinic)
      if (!visits) return sendProblem(request, reply, 'invalid-code')
      visit = chooseVisit(visits, clinic)
    }
    if (!visit) return sendProblem(request, reply, 'not-found')
    const marked = await mark(visit, clinic, kiosk)
    const where = resolveText(clinic.where, findLocale(request), config.COUNTRY)
    // The first answer may have been lost, and with it where to sit.
    if (marked.refusal === 'already-arrived') return sendProblem(request, reply, marked.refusal, { where })
    if (marked.refusal === 'too-early') {
      return sendProblem(request, reply, marked.refusal, { start: formatMoment(marked.visit.start, clinic.zone) })
    }
    if (marked.refusal) return sendProblem(request, reply, marked.refusal)
    // The wait at this clinic has changed.
    feed.publish(marked.visit.practitioner)
    return {
      firstName: firstNameOf(marked.visit.patientName),
      start: formatMoment(marked.visit.start, clinic.zone),
      where,
    }
  })

  api.post('/check-ins/choices', { schema: calls['POST /check-ins/choices'] }, async (request, reply) => {
    const { clinic: clinicId, verification } = request.body
    const place = await requireClinic(request, reply, clinicId)
    if (!place) return reply
    const { clinic } = place
    const visits = await findProved(verification, clinic)
    if (!visits) return sendProblem(request, reply, 'invalid-code')
    return {
      choices: visits
        .filter((it) => refusalOf(it, clinic) === undefined)
        .map(({ reference, start }) => ({
          start: formatMoment(start, clinic.zone),
          ticket: makeTicket(service, reference),
        })),
    }
  })
}

function toCase({ state, clinic, start, arrivedAt }: ExpectedVisit) {
  return { state, clinic, start: start.epochMilliseconds, hasArrived: arrivedAt !== undefined }
}

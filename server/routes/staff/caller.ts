import type { FastifyReply } from 'fastify'
import { staffInConsole } from '#database/audit.ts'
import { countComing } from '#database/bookings/bookings-of-phone.ts'
import { newBookingAnswer } from '#domain/api/booking-answers.ts'
import { calls } from '#domain/api/calls.ts'
import { appointmentsPerPhone } from '#domain/booking/booking-limits.ts'
import { isInForce } from '#domain/partners/partners.ts'
import { mayOverrule, mayReach, wholeReach } from '#domain/staff/permissions.ts'
import { todayAt } from '../../clock/today.ts'
import { bookPlace } from '../../groups/book-place.ts'
import { checkTime, findOtherTreatment, findTimeMistake } from '../../groups/wanted-time.ts'
import { findLocale } from '../../http/find-locale.ts'
import { sendProblem } from '../../http/problems.ts'
import { nameRequest, refuseUnlessRepeated } from '../../http/repeated-requests.ts'
import { recogniseVisitor } from '../../http/visitor.ts'
import type { Api } from '../../http/zod-routes.ts'
import { isPossibleHold } from '../../provider/possible-hold.ts'
import type { Service } from '../../service.ts'
import { logChange } from '../../staff/access-log.ts'
import { memberOf } from '../../staff/staff-scope.ts'
import { checkOrder, makeOrder } from '../bookings/booking-order.ts'

const call = 'POST /staff/bookings'
const plainAnswer = newBookingAnswer.omit({ token: true })

export function registerCaller(api: Api, service: Service): void {
  const { clock, config, database, jobs, provider } = service

  api.get('/staff/agreements', { schema: calls['GET /staff/agreements'] }, () => {
    const today = todayAt(service.zone, clock.now())
    const inForce = service.facts.partners.filter((it) => isInForce(it, today))
    return { agreements: inForce.map(({ id, name }) => ({ id, name })) }
  })

  api.post('/staff/bookings', { schema: calls[call] }, async (request, reply) => {
    const { overrule = false, ...body } = request.body
    const member = memberOf(request)
    if (overrule && !mayOverrule(member)) return sendProblem(request, reply, 'forbidden')
    const mistake = findTimeMistake(body) ?? findOtherTreatment(service, body)
    if (mistake) return sendProblem(request, reply, 'validation', { fields: mistake })
    const order = await checkOrder(service, body)
    if (!order.ok) return sendProblem(request, reply, 'validation', { fields: order.fields })

    /** Also for a repeated request: what the patient's limit would be is told as it is now. */
    const answer = async (booked: object): Promise<FastifyReply> => {
      const coming = await countComing(database, order.patient.phone, wholeReach(member, call), clock.now())
      return reply.code(201).send({ ...plainAnswer.parse(booked), coming, mostOnline: appointmentsPerPhone })
    }
    const name = nameRequest(request.headers['idempotency-key'], { ...body, overrule })
    const checked = checkTime(service, body, undefined)
    if (!checked.ok) return refuseUnlessRepeated(database, name, [request, reply], answer)(checked.code)
    const place = { clinic: checked.slot.clinic.id, practitioner: checked.slot.practitioner.id }
    if (!mayReach(member, call, place)) return sendProblem(request, reply, 'forbidden')

    const time = checked.group || !overrule ? checked : { ...checked, onlyHeld: false }
    const { record } = makeOrder(service, order, time, {
      visitor: recogniseVisitor(service, request).name,
      hold: isPossibleHold(config, body.hold) ? body.hold : null,
      // Staff know what they do: nothing is counted against the phone.
      limits: null,
      name,
      by: staffInConsole,
      // What is wrong is told in the language of the console, and the patient written to in theirs.
      locale: body.locale ?? findLocale(request),
    })
    const booked = checked.group ? await bookPlace(service, record) : await provider.book(record)
    if (!booked.ok) {
      return sendProblem(request, reply, booked.problem, { retryAt: booked.retryAt, now: clock.now() })
    }
    if (booked.value.outcome === 'other-request') return sendProblem(request, reply, 'idempotency-mismatch')
    if (booked.value.outcome === 'repeated') return answer(booked.value.answer)
    jobs.lookNow()
    await logChange(service, request, record.booking, overrule && !checked.group ? 'booked, overruled' : 'booked')
    return answer(record.answer)
  })
}

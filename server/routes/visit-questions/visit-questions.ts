import type { FastifyRequest } from 'fastify'
import { findBooking } from '#database/bookings/bookings.ts'
import { answerVisitQuestion, findVisitQuestion } from '#database/visit-questions/visit-questions.ts'
import { calls } from '#domain/api/calls.ts'
import { visitAnswerDays, visitChangeHours } from '#domain/visit-questions/visit-question.ts'
import { formatMoment } from '../../clock/moments.ts'
import { holdsToken } from '../../http/own-rows.ts'
import { sendProblem } from '../../http/problems.ts'
import type { Api } from '../../http/zod-routes.ts'
import { isReference } from '../../identity/secrets.ts'
import { visitAnswerKey, visitQuestionToken } from '../../identity/visit-question-token.ts'
import type { Service } from '../../service.ts'

export function registerVisitQuestions(api: Api, service: Service): void {
  const { availability, clock, database, secrets, zone } = service

  /** The question with its visit, if the request has its token. */
  const find = async (request: FastifyRequest, reference: string) => {
    if (!isReference(reference) || !holdsToken(request, visitQuestionToken(secrets, reference))) return undefined
    const question = await findVisitQuestion(database, { reference, key: visitAnswerKey(secrets, reference) })
    const booking = question && (await findBooking(database, reference))
    if (!booking) return undefined
    const clinic = availability.schedule.index.clinics.get(booking.clinic)
    return { question, booking, clinic, day: booking.start.toZonedDateTimeISO(clinic?.zone ?? zone).toPlainDate() }
  }
  type Found = NonNullable<Awaited<ReturnType<typeof find>>>

  const view = ({ question, booking, clinic, day }: Found) => {
    const now = clock.now()
    const { answer, askedAt, isAnswered } = question
    const end = answer?.openUntil ?? askedAt.add({ hours: 24 * visitAnswerDays })
    const isOver = Temporal.Instant.compare(end, now) <= 0 || (isAnswered && !answer)
    const state = isOver ? ('closed' as const) : answer ? ('answered' as const) : ('open' as const)
    const shown = state === 'answered' ? answer : null
    return {
      clinic: clinic?.name ?? booking.clinic,
      date: day.toString(),
      state,
      changeableUntil: shown && formatMoment(shown.openUntil, clinic?.zone ?? zone),
      score: shown?.score ?? null,
      line: shown?.line ?? '',
    }
  }

  api.get(
    '/visit-questions/:reference',
    { schema: calls['GET /visit-questions/{reference}'] },
    async (request, reply) => {
      const found = await find(request, request.params.reference)
      return found ? view(found) : sendProblem(request, reply, 'not-found')
    },
  )

  api.post(
    '/visit-questions/:reference',
    { schema: calls['POST /visit-questions/{reference}'] },
    async (request, reply) => {
      const { reference } = request.params
      const found = await find(request, reference)
      if (!found) return sendProblem(request, reply, 'not-found')
      const now = clock.now()
      const { score, line } = request.body
      const isKept = await answerVisitQuestion(
        database,
        {
          ...{ reference, score, line: line.trim(), key: visitAnswerKey(secrets, reference) },
          clinic: found.booking.clinic,
          week: found.day.subtract({ days: found.day.dayOfWeek - 1 }).toString(),
          askedSince: now.subtract({ hours: 24 * visitAnswerDays }),
          openUntil: now.add({ hours: visitChangeHours }),
        },
        now,
      )
      if (!isKept) return sendProblem(request, reply, 'too-late')
      const changed = await find(request, reference)
      return changed ? view(changed) : sendProblem(request, reply, 'not-found')
    },
  )
}

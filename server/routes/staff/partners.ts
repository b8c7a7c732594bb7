import type { FastifyRequest } from 'fastify'
import { calls } from '#domain/api/calls.ts'
import { OperatorError } from '#domain/operator-error.ts'
import { kindOf } from '#domain/partners/kinds.ts'
import { readEarning } from '#domain/partners/partners.ts'
import { writePointsCsv } from '#domain/partners/points-file.ts'
import { writeStatementCsv } from '#domain/partners/statement-file.ts'
import { isOfChain } from '#domain/staff/roles.ts'
import { sendProblem } from '../../http/problems.ts'
import type { Api } from '../../http/zod-routes.ts'
import { partnerOperations } from '../../partners/partner-operations.ts'
import type { Service } from '../../service.ts'
import { memberOf } from '../../staff/staff-scope.ts'

/** What `npm run partner` can do, but for imports. */
export function registerStaffPartners(api: Api, service: Service): void {
  const list = () =>
    service.facts.partners.map((partner) => ({
      id: partner.id,
      name: partner.name,
      hasStatement: kindOf(partner).hasStatement,
      hasPoints: readEarning(partner) !== undefined,
    }))

  /** Agreements are the whole chain's. */
  const mayRead = (request: FastifyRequest) => isOfChain(memberOf(request))

  api.get('/staff/partners', { schema: calls['GET /staff/partners'] }, (request, reply) =>
    mayRead(request) ? { partners: list() } : sendProblem(request, reply, 'forbidden'),
  )

  api.get(
    '/staff/partners/:id/statement',
    { schema: calls['GET /staff/partners/{id}/statement'] },
    async (request, reply) => {
      const { id } = request.params
      const isKnown = list().some((it) => it.id === id && it.hasStatement)
      if (!mayRead(request) || !isKnown) return sendProblem(request, reply, 'forbidden')
      try {
        const { made: _, ...statement } = await partnerOperations.statement.run(service, {
          id,
          month: request.query.month,
        })
        return { ...statement, csv: writeStatementCsv(statement) }
      } catch (error) {
        // The month is not over.
        if (error instanceof OperatorError) return sendProblem(request, reply, 'too-early')
        throw error
      }
    },
  )

  api.post(
    '/staff/partners/:id/points',
    { schema: calls['POST /staff/partners/{id}/points'] },
    async (request, reply) => {
      const { id } = request.params
      const isKnown = list().some((it) => it.id === id && it.hasPoints)
      if (!mayRead(request) || !isKnown) return sendProblem(request, reply, 'forbidden')
      try {
        const { exports } = await partnerOperations.points.run(service, { id, again: request.body.again ?? null })
        return {
          exports: exports.map((it) => ({
            exportedAt: it.exportedAt,
            lines: it.lines.length,
            points: it.lines.reduce((sum, { points }) => sum + points, 0),
            csv: writePointsCsv(it),
          })),
        }
      } catch (error) {
        // Reward numbers of that day are forgotten.
        if (error instanceof OperatorError) return sendProblem(request, reply, 'other-state')
        throw error
      }
    },
  )
}

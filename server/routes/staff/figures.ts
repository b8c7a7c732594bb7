import type { FastifyRequest } from 'fastify'
import { calls } from '#domain/api/calls.ts'
import { resolveText } from '#domain/market/locale.ts'
import { writeFiguresCsv } from '#domain/staff/figures.ts'
import { worksAt } from '#domain/staff/roles.ts'
import { findLocale } from '../../http/find-locale.ts'
import { sendProblem } from '../../http/problems.ts'
import type { Api } from '../../http/zod-routes.ts'
import type { Service } from '../../service.ts'
import { countAnswers } from '../../staff/count-answers.ts'
import { countFigures } from '../../staff/count-figures.ts'
import { memberOf } from '../../staff/staff-scope.ts'

export function registerFigures(api: Api, service: Service): void {
  /** Undefined where the member may not see them, or there is no such clinic. */
  const listClinics = (request: FastifyRequest, clinic: string | undefined) => {
    if (!worksAt(memberOf(request), clinic ?? null)) return undefined
    const clinics = [...service.availability.schedule.index.clinics.values()]
    const asked = clinics.filter(({ id }) => clinic === undefined || id === clinic)
    return asked.length === 0 ? undefined : asked
  }
  const count = async (request: FastifyRequest, clinic: string | undefined) => {
    const asked = listClinics(request, clinic)
    return asked && countFigures(service, asked)
  }

  api.get('/staff/figures', { schema: calls['GET /staff/figures'] }, async (request, reply) => {
    const weeks = await count(request, request.query.clinic)
    return weeks ? { weeks } : sendProblem(request, reply, 'forbidden')
  })

  api.get('/staff/figures/answers', { schema: calls['GET /staff/figures/answers'] }, async (request, reply) => {
    const asked = listClinics(request, request.query.clinic)
    return asked ? countAnswers(service, asked) : sendProblem(request, reply, 'forbidden')
  })

  api.get('/staff/figures/file', { schema: calls['GET /staff/figures/file'] }, async (request, reply) => {
    const weeks = await count(request, request.query.clinic)
    if (!weeks) return sendProblem(request, reply, 'forbidden')
    const locale = findLocale(request)
    const { types } = service.facts.catalogue
    const names = new Map(types.map(({ id, name }) => [id, resolveText(name, locale, service.config.COUNTRY)]))
    return { csv: writeFiguresCsv(weeks, names) }
  })
}

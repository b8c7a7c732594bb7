import { calls } from '#domain/api/calls.ts'
import { viewCatalogue } from '#domain/booking/catalogue.ts'
import { findPartner } from '#domain/partners/partners.ts'
import { todayAt } from '../../clock/today.ts'
import { findLocale } from '../../http/find-locale.ts'
import { sendProblem } from '../../http/problems.ts'
import type { Api } from '../../http/zod-routes.ts'
import type { Service } from '../../service.ts'

export function registerCatalogue(api: Api, service: Service): void {
  api.get('/catalogue', { schema: calls['GET /catalogue'] }, async (request, reply) => {
    const { clock, zone, config, facts, availability } = service
    const { partner: id } = request.query
    const partner = findPartner(facts, id, todayAt(zone, clock.now()))
    if (id !== undefined && !partner) return sendProblem(request, reply, 'not-found')
    const { index } = availability.schedule
    return viewCatalogue(facts, index, { locale: findLocale(request), country: config.COUNTRY, partner })
  })
}

import { calls } from '#domain/api/calls.ts'
import { findPartner } from '#domain/partners/partners.ts'
import { viewPartner } from '#domain/partners/view-partner.ts'
import { todayAt } from '../../clock/today.ts'
import { findLocale } from '../../http/find-locale.ts'
import { sendProblem } from '../../http/problems.ts'
import type { Api } from '../../http/zod-routes.ts'
import { findTermsVersion } from '../../partners/terms-version.ts'
import type { Service } from '../../service.ts'

export function registerPartners(api: Api, service: Service): void {
  api.get('/partners/:id', { schema: calls['GET /partners/{id}'] }, async (request, reply) => {
    const { clock, zone, config, facts } = service
    const partner = findPartner(facts, request.params.id, todayAt(zone, clock.now()))
    if (!partner) return sendProblem(request, reply, 'not-found')
    const locale = findLocale(request)
    const termsVersion = findTermsVersion(partner)
    const termsPath = facts.paths.terms[partner.id]?.[locale]
    return {
      ...viewPartner(facts, partner, { locale, country: config.COUNTRY }),
      ...(termsVersion && { termsVersion }),
      ...(termsPath && { termsPath }),
    }
  })
}

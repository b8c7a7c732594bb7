import { calls } from '#domain/api/calls.ts'
import { findPartner } from '#domain/partners/partners.ts'
import { viewPartner } from '#domain/partners/view-partner.ts'
import { findLocale } from '../find-locale.ts'
import { findTermsVersion } from '../partners/terms-version.ts'
import { sendProblem } from '../problems.ts'
import type { Service } from '../service.ts'
import { todayAt } from '../today.ts'
import type { Api } from '../zod-routes.ts'

export function registerPartners(api: Api, service: Service): void {
  api.get('/partners/:id', { schema: calls['GET /partners/{id}'] }, async (request, reply) => {
    const { clock, config, facts } = service
    const partner = findPartner(facts, request.params.id, todayAt(clock.now()))
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

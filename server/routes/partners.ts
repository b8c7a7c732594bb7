import { partnerAnswer } from '#domain/api/answers.ts'
import { idParams, partnerQuery } from '#domain/api/queries.ts'
import { findPartner } from '#domain/partners/partners.ts'
import { viewPartner } from '#domain/partners/view-partner.ts'
import { findLocale, sendProblem } from '../problems.ts'
import type { Service } from '../service.ts'
import { todayAt } from '../today.ts'
import type { Api } from '../zod-routes.ts'

export function registerPartners(api: Api, { clock, config, facts }: Service): void {
  api.get(
    '/partners/:id',
    {
      schema: {
        summary: 'What a partner asks its members, what they pay and what they cannot book through it',
        params: idParams,
        querystring: partnerQuery,
        response: { 200: partnerAnswer },
      },
    },
    async (request, reply) => {
      const partner = findPartner(facts, request.params.id, todayAt(clock.now()))
      if (!partner) return sendProblem(request, reply, 'not-found')
      return viewPartner(facts, partner, { locale: findLocale(request), country: config.COUNTRY })
    },
  )
}

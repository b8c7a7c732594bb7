import { calls } from '#domain/api/calls.ts'
import { consentCookie, readConsent } from '#domain/site/consent.ts'
import { setCookie } from '../../http/cookies.ts'
import { isForm, readReturnPath } from '../../http/form-bodies.ts'
import type { Api } from '../../http/zod-routes.ts'
import type { Service } from '../../service.ts'
import { listThirdParties } from '../../settings/third-parties.ts'

const halfAYear = 60 * 60 * 24 * 182

/** The visitor's choice: a plain form, so that it works without JavaScript, and a call for hydrated pages. */
export function registerConsent(api: Api, { config }: Service): void {
  const thirdParties = listThirdParties(config)

  api.post('/consent', { schema: calls['POST /consent'] }, async (request, reply) => {
    const { choice, return: asked } = request.body
    const value = choice === 'accept' ? 'accepted' : 'refused'
    setCookie(reply, config, { name: consentCookie, value, path: '/', maxAge: halfAYear })
    const wantsJson = request.headers.accept?.includes('application/json') || !isForm(request)
    if (wantsJson) return { consent: value, thirdParties: thirdParties.length > 0 }
    return reply.redirect(readReturnPath(asked), 303)
  })

  api.get('/third-parties', { schema: calls['GET /third-parties'] }, async (request) => ({
    scripts: readConsent(request.headers.cookie) === 'accepted' ? thirdParties : [],
  }))
}

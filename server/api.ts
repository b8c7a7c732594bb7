import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { setApiHeaders } from './http/api-headers.ts'
import { createCrossSiteCheck } from './http/cross-site.ts'
import { withForms } from './http/form-bodies.ts'
import { handleError, sendProblem } from './http/problems.ts'
import { refuseWrongMethods } from './http/wrong-methods.ts'
import { withZod } from './http/zod-routes.ts'
import { limitTime } from './process/time-limit.ts'
import { registerBookingChanges } from './routes/booking-changes.ts'
import { registerBookings } from './routes/bookings.ts'
import { registerCalendar } from './routes/calendar.ts'
import { registerCatalogue } from './routes/catalogue.ts'
import { registerCheckIns } from './routes/check-ins.ts'
import { registerClinics } from './routes/clinics.ts'
import { registerConsent } from './routes/consent.ts'
import { registerContact } from './routes/contact.ts'
import { registerDocs } from './routes/docs.ts'
import { registerDraftKeys } from './routes/draft-keys.ts'
import { registerHealth } from './routes/health.ts'
import { registerHolds } from './routes/holds.ts'
import { registerInterest } from './routes/interest.ts'
import { registerKiosks } from './routes/kiosks.ts'
import { registerLinks } from './routes/links.ts'
import { registerMetrics } from './routes/metrics.ts'
import { registerOutbox, registerOutboxPage } from './routes/outbox.ts'
import { registerPageErrors } from './routes/page-errors.ts'
import { registerPartners } from './routes/partners.ts'
import { registerPractitioners } from './routes/practitioners.ts'
import { registerSearch } from './routes/search.ts'
import { registerSlots } from './routes/slots.ts'
import { registerVerifications } from './routes/verifications.ts'
import type { Service } from './service.ts'

const bodyLimit = 16 * 1024

/** Calls besides GET that write nothing to the database: they only change the visitor's browser. */
const browserOnly = new Set<string | undefined>(['/api/consent', '/api/kiosks/wipe'])

/** Calls with GET that write to the database: they are counted there. */
const countedReads = new Set<string | undefined>(['/api/search'])

function writes({ method, routeOptions: { url } }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD' ? countedReads.has(url) : !browserOnly.has(url)
}

/** Puts the whole booking API below /api, and the outbox page below /dev outside production. */
export function registerApi(app: FastifyInstance, service: Service): void {
  const { config } = service
  if (!app.hasDecorator('country')) app.decorate('country', config.COUNTRY)
  app.decorate('companyPhone', { getter: () => service.facts.company.mobileNumber })
  const https = config.SITE_URL.startsWith('https:')
  const isProduction = config.APP_ENV === 'production'

  app.register(
    async (scope) => {
      const api = withZod(scope)
      // The framework would take plain text for a body; calls take JSON, and forms what forms send.
      api.removeContentTypeParser('text/plain')
      const routes: RouteOptions[] = []
      api.addHook('onRoute', (route) => {
        route.bodyLimit = bodyLimit
        route.handler = limitTime(route.handler, config.REQUEST_TIMEOUT)
        if (route.schema) routes.push(route)
      })
      api.addHook('onRequest', (_, reply, done) => {
        setApiHeaders(reply.raw, https)
        done()
      })
      api.addHook('onRequest', createCrossSiteCheck(config.SITE_URL))
      // Once the body is read: whoever sent a plain form gets it back with what they wrote, in their language.
      api.addHook('preValidation', (request, reply, done) => {
        if (writes(request) && !service.disk.hasRoom()) sendProblem(request, reply, 'unavailable')
        else done()
      })
      api.addHook('onResponse', (request, reply, done) => {
        request.log.debug({ req: request, res: reply, milliseconds: Math.round(reply.elapsedTime) }, 'answered')
        done()
      })
      api.setErrorHandler(handleError)
      api.setNotFoundHandler((request, reply) => sendProblem(request, reply, 'not-found'))

      registerHealth(api, service)
      registerCatalogue(api, service)
      registerClinics(api, service)
      registerSlots(api, service)
      registerHolds(api, service)
      registerDraftKeys(api, service)
      registerVerifications(api, service)
      registerBookings(api, service)
      registerLinks(api, service)
      registerBookingChanges(api, service)
      registerCalendar(api, service)
      registerKiosks(api, service)
      withForms(api, (forms) => {
        registerConsent(forms, service)
        registerContact(forms, service)
        registerInterest(forms, service)
      })
      registerCheckIns(api, service)
      registerPractitioners(api, service)
      registerSearch(api, service)
      registerPageErrors(api, service)
      registerPartners(api, service)
      registerMetrics(api, service)
      if (!isProduction) registerOutbox(api, service)
      registerDocs(api, () => routes, `${service.facts.company.name} API`)
      refuseWrongMethods(api, () => routes, '/api')
    },
    { prefix: '/api' },
  )
  if (!isProduction) registerOutboxPage(app, service, https)
}

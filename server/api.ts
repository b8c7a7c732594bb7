import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { registerFhir } from './fhir/fhir.ts'
import { setApiHeaders } from './http/api-headers.ts'
import { createCrossSiteCheck } from './http/cross-site.ts'
import { withForms } from './http/form-bodies.ts'
import { withFiles } from './http/multipart-bodies.ts'
import { handleError, sendProblem } from './http/problems.ts'
import { refuseWrongMethods } from './http/wrong-methods.ts'
import { withZod } from './http/zod-routes.ts'
import { limitTime } from './process/time-limit.ts'
import { registerBookingChanges } from './routes/bookings/booking-changes.ts'
import { registerBookings } from './routes/bookings/bookings.ts'
import { registerCalendar } from './routes/bookings/calendar.ts'
import { registerDraftKeys } from './routes/bookings/draft-keys.ts'
import { registerLinks } from './routes/bookings/links.ts'
import { registerVisits } from './routes/bookings/visits.ts'
import { registerCatalogue } from './routes/facts/catalogue.ts'
import { registerClinics } from './routes/facts/clinics.ts'
import { registerPartners } from './routes/facts/partners.ts'
import { registerPractitioners } from './routes/facts/practitioners.ts'
import { registerAbsences } from './routes/forms/absences.ts'
import { registerApplications } from './routes/forms/applications.ts'
import { registerContact } from './routes/forms/contact.ts'
import { registerInterest } from './routes/forms/interest.ts'
import { registerCheckIns } from './routes/kiosks/check-ins.ts'
import { registerKiosks } from './routes/kiosks/kiosks.ts'
import { registerOffers } from './routes/offers/offers.ts'
import { registerDocs } from './routes/operation/docs.ts'
import { registerHealth } from './routes/operation/health.ts'
import { registerMetrics } from './routes/operation/metrics.ts'
import { registerOutbox, registerOutboxAnswers, registerOutboxPage } from './routes/operation/outbox.ts'
import { registerOrderTimes } from './routes/orders/order-times.ts'
import { registerOrders } from './routes/orders/orders.ts'
import { registerConsent } from './routes/site/consent.ts'
import { registerPageErrors } from './routes/site/page-errors.ts'
import { registerSearch } from './routes/site/search.ts'
import { registerInbound } from './routes/sms/inbound.ts'
import { registerStaff } from './routes/staff/staff.ts'
import { registerGroups } from './routes/times/groups.ts'
import { registerHolds } from './routes/times/holds.ts'
import { registerSlots } from './routes/times/slots.ts'
import { registerVerifications } from './routes/verifications/verifications.ts'
import { registerVisitQuestions } from './routes/visit-questions/visit-questions.ts'
import { registerWaitingList } from './routes/waiting/waiting-list.ts'
import type { Service } from './service.ts'

const bodyLimit = 16 * 1024

/** Calls besides GET that write nothing to the database: they only change the visitor's browser. */
const browserOnly = new Set<string | undefined>(['/api/consent', '/api/kiosks/wipe'])

/** Calls with GET that write to the database: they are counted there. */
const countedReads = new Set<string | undefined>(['/api/search'])

function writes({ method, routeOptions: { url } }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD' ? countedReads.has(url) : !browserOnly.has(url)
}

/** Puts the whole booking API below /api, what other systems ask below /fhir, and the outbox page below /dev outside production. */
export function registerApi(app: FastifyInstance, service: Service): void {
  const { config, metrics } = service
  if (!app.hasDecorator('country')) app.decorate('country', config.COUNTRY)
  app.decorate('companyPhone', { getter: () => service.facts.company.mobileNumber })
  const https = config.SITE_URL.startsWith('https:')
  const isProduction = config.APP_ENV === 'production'

  if (metrics) {
    app.addHook('onResponse', (request, reply, done) => {
      metrics.answers.count(request, reply)
      done()
    })
  }
  app.register(
    async (scope) => {
      const api = withZod(scope)
      // The framework would take plain text for a body; calls take JSON, and forms what forms send.
      api.removeContentTypeParser('text/plain')
      const routes: RouteOptions[] = []
      api.addHook('onRoute', (route) => {
        route.bodyLimit ??= bodyLimit
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
      if (service.log.isLevelEnabled('debug')) {
        api.addHook('onResponse', (request, reply, done) => {
          request.log.debug({ req: request, res: reply, milliseconds: Math.round(reply.elapsedTime) }, 'answered')
          done()
        })
      }
      api.setErrorHandler(handleError)
      api.setNotFoundHandler((request, reply) => sendProblem(request, reply, 'not-found'))

      registerHealth(api, service)
      registerCatalogue(api, service)
      registerClinics(api, service)
      registerSlots(api, service)
      registerGroups(api, service)
      registerHolds(api, service)
      registerDraftKeys(api, service)
      registerVerifications(api, service)
      registerBookings(api, service)
      registerLinks(api, service)
      registerAbsences(api, service)
      registerBookingChanges(api, service)
      registerVisits(api, service)
      registerCalendar(api, service)
      registerOffers(api, service)
      registerWaitingList(api, service)
      registerOrders(api, service)
      registerOrderTimes(api, service)
      registerKiosks(api, service)
      withForms(api, (forms) => {
        registerConsent(forms, service)
        registerContact(forms, service)
        registerInterest(forms, service)
      })
      withFiles(api, (forms) => registerApplications(forms, service))
      registerInbound(api, service)
      registerVisitQuestions(api, service)
      registerCheckIns(api, service)
      registerPractitioners(api, service)
      registerSearch(api, service)
      registerPageErrors(api, service)
      registerPartners(api, service)
      registerMetrics(api, service)
      registerStaff(api, service)
      if (!isProduction) registerOutbox(api, service)
      registerDocs(api, () => routes, `${service.facts.company.name} API`)
      refuseWrongMethods(api, () => routes, '/api')
    },
    { prefix: '/api' },
  )
  registerFhir(app, service)
  if (!isProduction) {
    registerOutboxPage(app, service, https)
    registerOutboxAnswers(app, service, https)
  }
}

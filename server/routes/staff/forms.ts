import type { FastifyRequest } from 'fastify'
import { findAbsence } from '#database/forms/absence-reports.ts'
import { findApplication } from '#database/forms/applications.ts'
import { listPassedOnForms, type PassedOnForm } from '#database/staff/passed-on-forms.ts'
import { calls } from '#domain/api/calls.ts'
import { describeApplicationFile } from '#domain/forms/application-file.ts'
import { resolveText } from '#domain/market/locale.ts'
import { formDays } from '#domain/staff/form-days.ts'
import { isOfChain } from '#domain/staff/roles.ts'
import { formatMoment } from '../../clock/moments.ts'
import { findLocale } from '../../http/find-locale.ts'
import { sendProblem } from '../../http/problems.ts'
import type { Api } from '../../http/zod-routes.ts'
import type { Service } from '../../service.ts'
import { logChange, ofNoClinic } from '../../staff/access-log.ts'
import { memberOf } from '../../staff/staff-scope.ts'

/** Reports of absence and applications. They are about companies and vacancies of the whole chain. */
export function registerStaffForms(api: Api, service: Service): void {
  const { clock, config, database, secrets, zone } = service
  const mayRead = (request: FastifyRequest) => isOfChain(memberOf(request))
  const companyOf = (id: string) => ({ id, name: service.facts.partners.find((it) => it.id === id)?.name ?? id })
  const jobOf = (id: string, request: FastifyRequest) => {
    const title = service.facts.jobs.find((it) => it.id === id)?.title
    return { id, name: title ? resolveText(title, findLocale(request), config.COUNTRY) : id }
  }
  const sayWhen = (at: Date) => formatMoment(at.toTemporalInstant(), zone)
  const view = ({ id, at, isPassedOn }: PassedOnForm) => ({ id, at: formatMoment(at, zone), isPassedOn })

  api.get('/staff/forms', { schema: calls['GET /staff/forms'] }, async (request, reply) => {
    if (!mayRead(request)) return sendProblem(request, reply, 'forbidden')
    const forms = await listPassedOnForms(database, clock.now().subtract({ hours: 24 * formDays.absences }))
    const of = (kind: PassedOnForm['kind']) => forms.filter((it) => it.kind === kind)
    return {
      absences: of('absence').map((it) => ({ ...view(it), partner: companyOf(it.about) })),
      applications: of('application').map((it) => ({ ...view(it), job: jobOf(it.about, request) })),
    }
  })

  api.get('/staff/forms/absences/:id', { schema: calls['GET /staff/forms/absences/{id}'] }, async (request, reply) => {
    const { id } = request.params
    const report = mayRead(request) ? await findAbsence(database, id) : undefined
    if (!report) return sendProblem(request, reply, 'forbidden')
    // No phone is kept with it, so the log can only tell which report it was.
    await logChange(service, request, ofNoClinic({ hash: secrets.hash('absence', id.toLowerCase()) }), 'absence')
    const { partner, name, from, to, createdAt } = report
    return { id, at: sayWhen(createdAt), partner: companyOf(partner), name, from, to }
  })

  /** An application that the member may see, once that is written down. */
  const open = async (request: FastifyRequest, id: string, action: 'application' | 'application file') => {
    const application = mayRead(request) ? await findApplication(database, id) : undefined
    if (action === 'application file' && !application?.file) return undefined
    // Each time: somebody may have sent two, and the console reads none again by itself.
    if (application) await logChange(service, request, ofNoClinic(application), action)
    return application
  }

  api.get(
    '/staff/forms/applications/:id',
    { schema: calls['GET /staff/forms/applications/{id}'] },
    async (request, reply) => {
      const { id } = request.params
      const application = await open(request, id, 'application')
      if (!application) return sendProblem(request, reply, 'forbidden')
      const { job, name, email, phone, text, file, createdAt } = application
      const size = file && { kind: file.kind, bytes: file.bytes.length }
      return { id, at: sayWhen(createdAt), job: jobOf(job, request), name, email, phone, text, file: size }
    },
  )

  api.get(
    '/staff/forms/applications/:id/file',
    { schema: calls['GET /staff/forms/applications/{id}/file'] },
    async (request, reply) => {
      const { id } = request.params
      const file = (await open(request, id, 'application file'))?.file
      if (!file) return sendProblem(request, reply, 'forbidden')
      // Of no type that a browser shows: somebody we do not know has written it.
      return reply
        .type('application/octet-stream')
        .header('content-disposition', `attachment; filename="${describeApplicationFile(id, file.kind).name}"`)
        .send(Buffer.from(file.bytes))
    },
  )
}

import { listPassedOnForms, type PassedOnForm } from '#database/staff/passed-on-forms.ts'
import { calls } from '#domain/api/calls.ts'
import { everyClinic, worksAt } from '#domain/staff/roles.ts'
import { formatMoment } from '../../clock/moments.ts'
import { sendProblem } from '../../http/problems.ts'
import type { Api } from '../../http/zod-routes.ts'
import type { Service } from '../../service.ts'
import { memberOf } from '../../staff/staff-scope.ts'

const days = 90

export function registerStaffForms(api: Api, { clock, database, zone }: Service): void {
  const view = ({ at, isPassedOn }: PassedOnForm) => ({ at: formatMoment(at, zone), isPassedOn })
  api.get('/staff/forms', { schema: calls['GET /staff/forms'] }, async (request, reply) => {
    // They are about companies and vacancies of the whole chain.
    if (!worksAt(memberOf(request), everyClinic)) return sendProblem(request, reply, 'forbidden')
    const forms = await listPassedOnForms(database, clock.now().subtract({ hours: 24 * days }))
    return {
      absences: forms.filter(({ kind }) => kind === 'absence').map((it) => ({ partner: it.about, ...view(it) })),
      applications: forms.filter(({ kind }) => kind === 'application').map((it) => ({ job: it.about, ...view(it) })),
    }
  })
}

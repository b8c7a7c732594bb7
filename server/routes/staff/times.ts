import { calls } from '#domain/api/calls.ts'
import { findSlots } from '#domain/availability/availability.ts'
import { findNextDate } from '#domain/availability/days.ts'
import { mayOverrule, reachOf } from '#domain/staff/permissions.ts'
import { sendProblem } from '../../http/problems.ts'
import type { Api } from '../../http/zod-routes.ts'
import type { Service } from '../../service.ts'
import { memberOf } from '../../staff/staff-scope.ts'

const call = 'GET /staff/times'

export function registerTimes(api: Api, { availability }: Service): void {
  api.get('/staff/times', { schema: calls[call] }, async (request, reply) => {
    const { clinic, treatment, date, practitioner, overrule } = request.query
    const member = memberOf(request)
    const isOwn = reachOf(member, call) === 'own'
    if ((overrule && !mayOverrule(member)) || (isOwn && member.practitioner === null)) {
      return sendProblem(request, reply, 'forbidden')
    }
    const who = isOwn ? member.practitioner! : practitioner
    const found = await availability.ask({ clinic, treatment, practitioner: who }, (snapshot, choice) => {
      const asked = overrule ? { ...choice, treatment: { ...choice.treatment, leadMinutes: 0 } } : choice
      return { ...findSlots(snapshot, asked, date), nextDate: findNextDate(snapshot, asked, date) }
    })
    if (!found.ok) return sendProblem(request, reply, found.problem)
    return { ...found.value, slots: [...found.value.slots] }
  })
}

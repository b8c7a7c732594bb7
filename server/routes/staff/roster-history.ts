import { type RosterRevision, readRosterAt, readRosterHistory } from '#database/rosters.ts'
import { calls } from '#domain/api/calls.ts'
import { dateAt } from '#domain/availability/day-clock.ts'
import type { Shift } from '#domain/facts/practitioner.ts'
import type { ClinicRoster, PractitionerRoster, Rosters } from '#domain/rosters/roster.ts'
import { type AnyRoster, differenceOf, findChangedDays } from '#domain/rosters/roster-difference.ts'
import { worksAt } from '#domain/staff/roles.ts'
import { formatMoment } from '../../clock/moments.ts'
import { sendProblem } from '../../http/problems.ts'
import type { Api } from '../../http/zod-routes.ts'
import type { Service } from '../../service.ts'
import { editRosters } from '../../staff/edit-rosters.ts'
import { memberOf } from '../../staff/staff-scope.ts'

/** Changes that are told: months of them, and an answer that stays small. */
const mostTold = 50

const nothing = { absences: [], closures: [], specialHours: [] }

export function registerRosterHistory(api: Api, service: Service): void {
  const { clock, database, schedules } = service

  /** Whether the roster is the clinic's own, or of somebody who works there. */
  const belongsTo = (clinic: string, { kind, id }: { kind: 'practitioner' | 'clinic'; id: string }) => {
    const { index } = schedules.current()
    if (!index.clinics.has(clinic)) return false
    return kind === 'clinic' ? id === clinic : (index.practitioners.get(id)?.clinics.includes(clinic) ?? false)
  }

  api.get('/staff/rosters/history', { schema: calls['GET /staff/rosters/history'] }, async (request, reply) => {
    const { clinic, kind, id } = request.query
    if (!belongsTo(clinic, { kind, id })) return sendProblem(request, reply, 'forbidden')
    const { zone } = schedules.current().index.clinics.get(clinic)!
    // One more than is told: the oldest of them is compared with the one before.
    const revisions = await readRosterHistory(database, { kind, id }, mostTold + 1)
    return {
      changes: revisions.slice(0, mostTold).map(({ revision, at, origin, roster }, n) => {
        // The first one was there from the start.
        const before = revisions[n + 1]?.roster ?? roster
        const shifts = [before, roster].map((it) => shiftsIn(it as AnyRoster)) as [Shift[], Shift[]]
        return {
          revision,
          at: formatMoment(at, zone),
          by: origin.who,
          ...findChangedDays(...shifts, clinic, dateAt(zone, at.epochMilliseconds)),
          added: { ...nothing, ...withoutShifts(difference(roster, before)) },
          removed: { ...nothing, ...withoutShifts(difference(before, roster)) },
        }
      }),
    }
  })

  api.post('/staff/rosters/restore', { schema: calls['POST /staff/rosters/restore'] }, async (request, reply) => {
    const { clinic, kind, id, revision, seen, isPreview } = request.body
    const member = memberOf(request)
    const past = belongsTo(clinic, { kind, id }) ? await readRosterAt(database, { kind, id }, revision) : undefined
    const now = past && schedules.stored({ kind, id })?.roster
    if (!past || !now) return sendProblem(request, reply, 'forbidden')
    const wanted: Rosters = {
      practitioners: new Map(kind === 'practitioner' ? [[id, past.roster as PractitionerRoster]] : []),
      clinics: new Map(kind === 'clinic' ? [[id, past.roster as ClinicRoster]] : []),
      groups: new Map(),
    }
    // It was changed at another clinic since: that is for somebody who plans there, too.
    const touched = [difference(past.roster, now), difference(now, past.roster)].flatMap((it) => shiftsIn(it))
    if (touched.some((it) => !worksAt(member, it.clinic))) return sendProblem(request, reply, 'forbidden')
    const { zone } = schedules.current().index.clinics.get(clinic)!
    const date = dateAt(zone, clock.now().epochMilliseconds)
    const call = 'POST /staff/rosters/restore'
    const answer = await editRosters(service, { call, member, clinic, date, wanted, seen, isPreview })
    if (answer.ok) return answer.value
    const details = answer.problem === 'validation' ? { fields: { revision: 'invalid' as const } } : {}
    return sendProblem(request, reply, answer.problem, details)
  })
}

function difference(roster: RosterRevision['roster'], other: RosterRevision['roster']): AnyRoster {
  return differenceOf(roster as AnyRoster, other as AnyRoster)
}

function shiftsIn(roster: AnyRoster): Shift[] {
  return 'shifts' in roster ? roster.shifts : []
}

/** They are told by day. */
function withoutShifts(roster: AnyRoster) {
  if (!('shifts' in roster)) return roster
  return { absences: roster.absences }
}

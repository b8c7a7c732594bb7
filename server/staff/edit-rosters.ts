import { readLastChanges } from '#database/rosters.ts'
import type { ProblemCode } from '#domain/api/problems.ts'
import type { StaffCallName } from '#domain/api/staff/calls.ts'
import { collectBusy } from '#domain/availability/busy.ts'
import { createDayClock } from '#domain/availability/day-clock.ts'
import { daysOfWeek } from '#domain/rosters/day-shifts.ts'
import { previewTimes } from '#domain/rosters/preview-times.ts'
import type { RosterKey, Rosters } from '#domain/rosters/roster.ts'
import { checkEntries, listEntries } from '#domain/rosters/roster-entries.ts'
import { mayReach } from '#domain/staff/permissions.ts'
import type { StaffMember } from '#domain/staff/roles.ts'
import { changeRosters, compareSchedules } from '../rosters/change-rosters.ts'
import type { Service } from '../service.ts'
import { viewAffected } from './view-affected.ts'

/** The revision of a roster that was on the screen of whoever changes it. */
export type SeenRoster = RosterKey & { revision: number }

export interface RosterEditRequest {
  call: StaffCallName
  member: StaffMember
  clinic: string
  /** A day of the week whose times are told. */
  date: string
  wanted: Rosters
  seen: readonly SeenRoster[]
  isPreview: boolean
}

/** Replaces rosters if they are still what was on the screen, or tells what would happen. */
export async function editRosters(service: Service, request: RosterEditRequest) {
  const { clock, database, provider, schedules } = service
  const { call, member, clinic, date, wanted, seen, isPreview } = request
  const keys: RosterKey[] = [
    ...[...wanted.practitioners.keys()].map((id) => ({ kind: 'practitioner', id }) as const),
    ...[...wanted.clinics.keys()].map((id) => ({ kind: 'clinic', id }) as const),
  ]
  const seenRevision = ({ kind, id }: RosterKey) => seen.find((it) => it.kind === kind && it.id === id)?.revision
  if (checkEntries(listEntries(wanted), schedules.planned()).length > 0) return refuse('validation')
  if (keys.some((it) => seenRevision(it) !== schedules.stored(it)?.revision)) return refuse('other-state')

  const { before, after } = compareSchedules(schedules, wanted)
  const dates = daysOfWeek(date)
  const zone = after.index.clinics.get(clinic)!.zone
  const occupied = await provider.readOccupied(
    (after.index.staff.get(clinic) ?? []).map((it) => it.id),
    Temporal.Instant.fromEpochMilliseconds(createDayClock(zone, dates[0]!).start),
    Temporal.Instant.fromEpochMilliseconds(createDayClock(zone, dates[6]!).end),
  )
  if (!occupied.ok) return refuse(occupied.problem)
  const now = clock.now().epochMilliseconds
  const busy = collectBusy(occupied.value.filter((it) => it.expiresAt === null || it.expiresAt > now))
  const times = previewTimes({ before, after, busy, now }, clinic, dates)

  const origin = { actor: 'staff', channel: 'console', who: member.email } as const
  const outcome = await changeRosters(service, wanted, origin, { dryRun: isPreview })
  // Plans of groups are not changed here, so no date of theirs is lost.
  if (outcome.outcome !== 'changed') return refuse('other-state')
  const theirs = outcome.affected.filter((it) => mayReach(member, call, it))
  const last = await readLastChanges(database, outcome.changed)
  const value = {
    rosters: last.map(({ kind, id, revision }) => ({ kind: kind as 'practitioner' | 'clinic', id, revision })),
    affected: await viewAffected(service, theirs),
    elsewhere: outcome.affected.length - theirs.length,
    groups: outcome.dates.map(({ group, date, people }) => ({ group, date, people })),
    times,
  }
  return { ok: true as const, value }
}

function refuse(problem: ProblemCode) {
  return { ok: false as const, problem }
}

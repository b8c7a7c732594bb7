import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { listComingBookings, listUnsettled, type UnsettledBooking } from '#database/bookings/affected-bookings.ts'
import { countOnDates } from '#database/bookings/group-places.ts'
import type { Database } from '#database/client.ts'
import { type RosterChange, type RosterOrigin, replaceRosters } from '#database/rosters.ts'
import { createSchedule, type Schedule, updateSchedule } from '#domain/availability/schedule.ts'
import { type AffectedDate, findAffectedDates } from '#domain/groups/affected-dates.ts'
import { findLostDates, type LostDate } from '#domain/groups/lost-dates.ts'
import { findAffected } from '#domain/rosters/affected.ts'
import { findFreed } from '#domain/rosters/freed.ts'
import type { RosterKey, Rosters } from '#domain/rosters/roster.ts'
import type { Clock } from '../clock/clock.ts'
import { type BookedDate, countAffected } from '../groups/affected-dates.ts'
import { callOffCancelled } from '../groups/call-off.ts'
import type { LiveSchedule } from './live-schedule.ts'

export interface RosterParts {
  database: Database
  clock: Clock
  schedules: LiveSchedule
}

export type RosterOutcome =
  /**
   * `changed`: rosters that differ from before. `affected`: bookings that have lost their time because of it. `dates`: those of groups that have
   * lost their leader or clinic. `calledOff`: bookings of groups that lost a date.
   */
  | {
      outcome: 'changed'
      changed: RosterKey[]
      affected: UnsettledBooking[]
      dates: BookedDate[]
      calledOff: number
    }
  /** The plan of a group would take dates away that people have booked, without calling them off; nothing was done. */
  | { outcome: 'dates-lost'; lost: LostDate[] }
  /** Somebody else changed one of the same rosters at the same time; nothing was done. */
  | { outcome: 'changed-meanwhile' }

/** When the bookings are checked again: by then every process knows of the change, and requests in flight are over. */
const checkAfter = { minutes: 1 }

/**
 * Replaces the rosters of practitioners and clinics, all or none. Bookings that lose their time stay as they are and are
 * listed until somebody decides. With `dryRun` it only reports what would happen.
 */
export async function changeRosters(
  parts: RosterParts,
  wanted: Rosters,
  origin: RosterOrigin,
  { dryRun = false } = {},
): Promise<RosterOutcome> {
  const { database, clock, schedules } = parts
  const changes = listChanges(schedules, wanted)
  if (changes.length === 0) return { outcome: 'changed', changed: [], affected: [], dates: [], calledOff: 0 }
  const now = clock.now()
  const idsOf = (kind: RosterKey['kind']) => changes.filter((it) => it.kind === kind).map((it) => it.id)
  const whose = { practitioners: idsOf('practitioner'), clinics: idsOf('clinic') }
  const bookings = await listComingBookings(database, whose, now)
  const { before, after, reached } = compareSchedules(schedules, wanted)
  const lost = findLostDates(before, after, await countOnDates(database, idsOf('group'), now))
  if (lost.length > 0) return { outcome: 'dates-lost', lost }
  const { affected, unaffected } = findAffected(after, bookings)
  const changed = changes.map(({ kind, id }) => ({ kind, id }))

  let calledOff = 0
  if (!dryRun) {
    const open = new Set((await listUnsettled(database)).map((it) => it.reference))
    const restored = unaffected.filter((it) => open.has(it.reference)).map((it) => it.reference)
    const freed = findFreed(before, after, reached, now.epochMilliseconds)
    const payload = {
      practitioners: whose.practitioners.join(' '),
      clinics: whose.clinics.join(' '),
      groups: idsOf('group').join(' '),
    }
    const check = { key: `check-rosters:${randomUUID()}`, runAt: now.add(checkAfter), payload }
    const isReplaced = await replaceRosters(database, changes, { affected, restored, freed, check }, origin, now)
    if (!isReplaced) {
      await schedules.reload()
      return { outcome: 'changed-meanwhile' }
    }
    // Other processes are notified; this one need not wait for that.
    await schedules.reload(changed)
    calledOff = await callOffCancelled(parts, idsOf('group'), origin, now)
  }
  const known = new Map(findAffected(before, bookings).affected.map((it) => [it.reference, it.reason]))
  const byReference = new Map(bookings.map((it) => [it.reference, it]))
  return {
    outcome: 'changed',
    changed,
    calledOff,
    dates: await countAffected(database, findNewlyAffected(before, after, now.epochMilliseconds), now),
    affected: affected
      .filter((it) => known.get(it.reference) !== it.reason)
      .map(({ reference, startsAt, reason }) => {
        const { practitioner, clinic } = byReference.get(reference)!
        return { reference, practitioner, clinic, startsAt: Temporal.Instant.from(startsAt), reason }
      }),
  }
}

function findNewlyAffected(before: Schedule, after: Schedule, now: number): AffectedDate[] {
  const nameOf = ({ run, date, reason }: AffectedDate) => `${run} ${date} ${reason}`
  const known = new Set(findAffectedDates(before, now).map(nameOf))
  return findAffectedDates(after, now).filter((it) => !known.has(nameOf(it)))
}

function listChanges(schedules: LiveSchedule, wanted: Rosters): RosterChange[] {
  const all: RosterChange[] = [
    ...[...wanted.practitioners].map(([id, roster]) => ({ kind: 'practitioner', id, revision: 0, roster }) as const),
    ...[...wanted.clinics].map(([id, roster]) => ({ kind: 'clinic', id, revision: 0, roster }) as const),
    ...[...wanted.groups].map(([id, roster]) => ({ kind: 'group', id, revision: 0, roster }) as const),
  ]
  return all.flatMap((it) => {
    const stored = schedules.stored(it)
    if (stored && isDeepStrictEqual(stored.roster, it.roster)) return []
    return [{ ...it, revision: stored?.revision ?? 0 }]
  })
}

/** The schedule without the demo, before and after a change, and the clinics that it reaches. */
export function compareSchedules(
  schedules: LiveSchedule,
  wanted: Rosters,
): { before: Schedule; after: Schedule; reached: ReadonlySet<string> } {
  const facts = schedules.planned()
  const before = createSchedule(facts)
  const after = updateSchedule(before, {
    practitioners: facts.practitioners
      .filter((it) => wanted.practitioners.has(it.id))
      .map((it) => ({ ...it, ...wanted.practitioners.get(it.id) })),
    clinics: facts.clinics
      .filter((it) => wanted.clinics.has(it.id))
      .map((it) => ({ ...it, ...wanted.clinics.get(it.id) })),
  })
  const groups = facts.groups.map((it) => ({ ...it, ...wanted.groups.get(it.id) }))
  return { before, after: { ...after.schedule, facts: { ...after.schedule.facts, groups } }, reached: after.reached }
}

import type { CancellationReason } from '#domain/staff/desk-changes.ts'
import type { Database } from '../client.ts'
import { type Statement, sql } from '../sql.ts'

/** A cancellation as staff asked for it. */
export interface PlannedCancel {
  kind: 'cancel'
  details: {
    reason: CancellationReason
    /** What it costs the patient, by the moment at which staff cancelled; null where the price depends. */
    fee: number | null
    /** Whether it costs nothing however late it is, nor do the later visits that go with it. */
    isFree: boolean
    /** With the later visits of its package. */
    rest: boolean
  }
}

/** A move, with everything that is written about the new time. Times are ISO 8601, UTC. */
export interface PlannedMove {
  kind: 'move'
  details: {
    slot: string
    clinic: string
    practitioner: string
    start: string
    end: string
    /** The end with its buffer. */
    busyUntil: string
    /** Who holds the new time, as a keyed hash, and the ids of the holds. */
    visitor: string
    holds: string[]
    /** Null: no limit. */
    movesADay: number | null
  }
}

export type Planned = PlannedCancel | PlannedMove

export type PendingChange = Planned & {
  id: string
  reference: string
  revision: number
}

/** The times that are held for it, by the ids of the holds. */
export function holdsOf(planned: Planned): readonly string[] {
  return planned.kind === 'move' ? planned.details.holds : []
}

/** The kind of the job that carries changes out; its key ends with the id of the change. */
export const staffChangeKind = 'staff-change'

/**
 * Writes a change down and the job that will carry it out, in place of an earlier one, which is answered; undefined if the booking has changed
 * since it was read, or an earlier change is being carried out. See database/functions/staff/plan-change.sql.
 */
export async function planChange(
  database: Database,
  { id, reference, revision, kind, details }: PendingChange,
  dueAt: Temporal.Instant,
  now: Temporal.Instant,
): Promise<{ id: string; replaced: Planned | null } | undefined> {
  const request = { id, reference, revision, kind, details, due_at: dueAt.toString(), job: staffChangeKind }
  const { rows } = await database.run<{ id: string | null; replaced: Planned | null }>(
    sql`select change as id, replaced from plan_change(${JSON.stringify(request)}::jsonb, ${now}::timestamptz)`,
  )
  const { id: planned, replaced } = rows[0]!
  return planned === null ? undefined : { id: planned, replaced }
}

/** The times that are held for a change of a booking that is still to be made, by the ids of the holds. */
export async function readNeededHolds(database: Database, reference: string): Promise<string[]> {
  const { rows } = await database.run<{ holds: string[] | null }>(sql`
    select p.details->'holds' as holds from pending_changes p where p.reference = ${reference} and p.problem is null`)
  return rows[0]?.holds ?? []
}

/** Takes back a change that is not being carried out, also one that could not be; undefined if it is not there any more. */
export async function takeBackChange(
  database: Database,
  { reference, id }: Pick<PendingChange, 'reference' | 'id'>,
): Promise<Planned | undefined> {
  const { rows } = await database.run<Planned>(sql`
    delete from pending_changes p where p.id = ${id}::uuid and p.reference = ${reference} and can_be_taken_back(p)
    returning p.kind, p.details`)
  return rows[0]
}

/** Marks a change as being carried out, from which on it cannot be taken back; undefined if it was. */
export async function beginChange(
  database: Database,
  id: string,
  now: Temporal.Instant,
): Promise<PendingChange | undefined> {
  const { rows } = await database.run<PendingChange>(sql`
    update pending_changes p set begun_at = ${now}, problem = null where p.id = ${id}::uuid
    returning p.id, p.reference, p.revision, p.kind, p.details`)
  return rows[0]
}

export async function endChange(database: Database, id: string): Promise<void> {
  await database.run(sql`delete from pending_changes p where p.id = ${id}::uuid`)
}

/** Keeps a change that could not be carried out, for staff to see why. */
export async function failChange(database: Database, id: string, problem: string): Promise<void> {
  await database.run(sql`update pending_changes p set problem = ${problem} where p.id = ${id}::uuid`)
}

/** Those that could not be carried out and that nobody has taken back. */
export function deleteOldChanges(before: Temporal.Instant): Statement {
  return sql`delete from pending_changes where due_at < ${before}`
}

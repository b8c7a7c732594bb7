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
): Promise<{ replaced: Planned | null } | undefined> {
  const request = {
    ...{ id, reference, revision, kind, details, due_at: dueAt.toString() },
    ...{ job: staffChangeKind, job_key: `${staffChangeKind}:${id}` },
  }
  const { rows } = await database.run<{ outcome: 'planned' | 'other-state'; replaced: Planned | null }>(
    sql`select * from plan_change(${JSON.stringify(request)}::jsonb, ${now}::timestamptz)`,
  )
  const { outcome, replaced } = rows[0]!
  return outcome === 'planned' ? { replaced } : undefined
}

/** What is planned and not being carried out. */
export async function readPlanned(database: Database, reference: string): Promise<Planned | undefined> {
  const { rows } = await database.run<Planned>(sql`
    select p.kind, p.details from pending_changes p
    where p.reference = ${reference} and p.begun_at is null`)
  return rows[0]
}

/** Takes back what is not being carried out, also what could not be; undefined if there is nothing. */
export async function takeBackChange(database: Database, reference: string): Promise<Planned | undefined> {
  const { rows } = await database.run<Planned>(sql`
    delete from pending_changes p
    where p.reference = ${reference} and (p.begun_at is null or p.problem is not null)
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

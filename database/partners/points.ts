import { daysWithoutCheckIn } from '#domain/partners/points.ts'
import type { PointLine } from '#domain/partners/points-file.ts'
import type { EarnedPoints } from '../bookings/place-bookings.ts'
import type { Database } from '../client.ts'
import { sql } from '../sql.ts'

export interface PointExport {
  at: Temporal.Instant
  lines: PointLine[]
}

/** Exports everything that the partner has not received yet and marks it as exported; undefined if there is nothing. */
export async function exportPoints(
  database: Database,
  partner: string,
  now: Temporal.Instant,
): Promise<PointExport | undefined> {
  const { rows } = await database.run<{ id: string | null }>(
    sql`select export_points(${partner}, ${now}::timestamptz)::text as id`,
  )
  const id = rows[0]?.id
  return id ? { at: now, lines: await readLines(database, id) } : undefined
}

const settledAtOnce = 500

/** Decides the points of all bookings whose visit is over. */
export async function settlePoints(database: Database, now: Temporal.Instant): Promise<void> {
  for (;;) {
    const { rows } = await database.run<{ settled: number }>(
      sql`select settle_points(make_interval(days => ${daysWithoutCheckIn}), ${settledAtOnce}, ${now}::timestamptz) as settled`,
    )
    if (rows[0]!.settled < settledAtOnce) return
  }
}

/** The exports made on a day of a zone, in order. */
export async function readExports(
  database: Database,
  partner: string,
  day: string,
  zone: string,
): Promise<PointExport[]> {
  const { rows } = await database.run<{ id: string; at: Date }>(sql`
    select id::text, at from point_exports
    where partner = ${partner} and (at at time zone ${zone})::date = ${day}::date order by id`)
  return Promise.all(
    rows.map(async ({ id, at }) => ({ at: at.toTemporalInstant(), lines: await readLines(database, id) })),
  )
}

async function readLines(database: Database, id: string): Promise<PointLine[]> {
  const { rows } = await database.run<{ id: string; day: string; reward_number: string | null; points: number }>(sql`
    select l.id::text, l.day::text, v.reward_number, l.points
    from point_lines l join point_visits v on v.id = l.visit
    where l.export = ${id}::bigint order by l.id`)
  return rows.map(({ id, day, reward_number, points }) => ({ id, day, rewardNumber: reward_number ?? '', points }))
}

/** A visit that was booked in the app. */
export interface ImportedVisit extends EarnedPoints {
  /** The app's own id of it. */
  id: string
  /** YYYY-MM-DD */
  day: string
  /** A keyed hash of its line in the file, to tell the same line again from another one with the same id. */
  line: string
}

export type ImportOutcome = { outcome: 'credited'; points: number } | { outcome: 'known' | 'other' }

/**
 * Records visits, all or none, in the given order. The result for each: 'known' was imported before, 'other' has the id of
 * an imported visit with different content. If there is one of these, nothing was recorded.
 */
export async function importVisits(
  database: Database,
  visits: ImportedVisit[],
  now: Temporal.Instant,
): Promise<ImportOutcome[]> {
  const { rows } = await database.run<{ outcome: ImportOutcome['outcome']; points: number | null }>(
    sql`select outcome, points from import_visits(${JSON.stringify(visits.map(toJson))}::jsonb, ${now}::timestamptz)
      order by place`,
  )
  return rows.map(({ outcome, points }) => (outcome === 'credited' ? { outcome, points: points ?? 0 } : { outcome }))
}

function toJson({ id, rewardNumber, line, ...visit }: ImportedVisit) {
  return { ...visit, reward_number: rewardNumber, id: `app:${visit.partner}:${id}`, imported: line }
}

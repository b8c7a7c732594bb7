import type { Database } from '../client.ts'
import { sql } from '../sql.ts'

/** Who is booked, as a list shows it. */
export interface AffectedVisit {
  reference: string
  end: Temporal.Instant
  treatment: string
  patientName: string
}

/** What lists of affected bookings show beside what decides about them, by reference. */
export async function readAffectedVisits(
  database: Database,
  references: readonly string[],
): Promise<Map<string, AffectedVisit>> {
  const { rows } = await database.run<Omit<AffectedVisit, 'end'> & { end: Date }>(sql`
    select reference, ends_at as "end", treatment, patient_name as "patientName"
    from bookings where reference = any(${references}::text[])`)
  return new Map(rows.map((row) => [row.reference, { ...row, end: row.end.toTemporalInstant() }]))
}

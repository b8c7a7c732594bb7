import type { Database } from '../client.ts'
import { sql } from '../sql.ts'

/** A form that is passed on by mail. */
export interface PassedOnForm {
  id: string
  kind: 'absence' | 'application'
  /** The company, or the vacancy. */
  about: string
  at: Temporal.Instant
  isPassedOn: boolean
}

/** Those since a moment, the newest first. */
export async function listPassedOnForms(database: Database, since: Temporal.Instant): Promise<PassedOnForm[]> {
  const { rows } = await database.run<Omit<PassedOnForm, 'at'> & { at: Date }>(sql`
    select id, 'absence' as kind, partner as about, created_at as at, name is null as "isPassedOn" from absence_reports
    where created_at >= ${since}
    union all
    select id, 'application', job, created_at, name is null from applications where created_at >= ${since}
    order by at desc limit 1000`)
  return rows.map(({ at, ...rest }) => ({ ...rest, at: at.toTemporalInstant() }))
}

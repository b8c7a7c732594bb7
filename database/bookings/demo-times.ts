import type { Database } from '../client.ts'
import { sql } from '../sql.ts'
import type { TimeRange } from './occupied-times.ts'

/** Occupies times without a booking, so that a demo looks busy; times that are already taken are skipped. */
export async function occupyForDemo(database: Database, times: TimeRange[]): Promise<void> {
  await database.run(sql`
    insert into occupied_times (id, practitioner, clinic, during)
    select gen_random_uuid(), practitioner, clinic, tstzrange(start_at, end_at, '[)')
    from unnest(
      ${times.map((it) => it.practitioner)}::text[],
      ${times.map((it) => it.clinic)}::text[],
      ${times.map((it) => it.start.toString())}::timestamptz[],
      ${times.map((it) => it.end.toString())}::timestamptz[]
    ) as t (practitioner, clinic, start_at, end_at)
    on conflict on constraint one_patient_at_a_time do nothing`)
}

import type { Database } from '../client.ts'
import { sql } from '../sql.ts'

/** How many come to each date of some runs, by the run and its start in epoch milliseconds: 'run 1762678800000'. */
export async function countPeopleOn(database: Database, runs: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await database.run<{ run: string; start: number; people: number }>(sql`
    select b.group_booking->>'id' as run, (extract(epoch from d.start) * 1000)::float8 as start, count(*)::integer as people
    from bookings b, jsonb_to_recordset(b.group_booking->'dates') as d (start timestamptz, "isCancelled" boolean)
    where b.group_booking is not null and b.group_booking->>'id' = any(${runs}::text[]) and b.state = 'booked'
      and d."isCancelled" is not true
    group by 1, 2`)
  return new Map(rows.map(({ run, start, people }) => [`${run} ${start}`, people]))
}

import type { DateAsBooked } from '#domain/groups/lost-dates.ts'
import type { Origin } from '../audit.ts'
import type { Database } from '../client.ts'
import { sql } from '../sql.ts'
import { type HoldOutcome, type NewHold, readHold, writeHold } from './occupied-times.ts'

/** A place of a run, for the time from its first date to its last, or for one date. */
export interface NewPlaceHold extends Omit<NewHold, 'time'> {
  run: string
  places: number
  time: Omit<NewHold['time'], 'practitioner'>
}

/** Holds any place that is free; 'slot-taken' if none is. */
export async function holdPlace(database: Database, { run, places, ...hold }: NewPlaceHold): Promise<HoldOutcome> {
  const request = { run, places, ...writeHold(hold) }
  return readHold(
    await database.run(sql`select * from hold_place(${JSON.stringify(request)}::jsonb, ${hold.now}::timestamptz)`),
  )
}

/** Calls off the dates to come of a group on some days for everybody who has booked them, once; answers how many bookings that changed. */
export async function callOffDates(
  database: Database,
  { by, ...dates }: { group: string; days: readonly string[]; zone: string; by: Origin },
  now: Temporal.Instant,
): Promise<number> {
  const request = { ...dates, ...by }
  const { rows } = await database.run<{ changed: number }>(
    sql`select call_off_dates(${JSON.stringify(request)}::jsonb, ${now}::timestamptz) as changed`,
  )
  return rows[0]!.changed
}

/** How many bookings have a date of a group that is still to come, by its run, clinic and start; dates that nobody has are missing. */
export async function countOnDates(
  database: Database,
  groups: readonly string[],
  now: Temporal.Instant,
): Promise<DateAsBooked[]> {
  const { rows } = await database.run<DateAsBooked>(sql`
    select left(b.group_booking->>'id', -11) as "group", b.group_booking->>'id' as run, b.clinic,
      (extract(epoch from d.start) * 1000)::float8 as start, count(*)::integer as people
    from bookings b, jsonb_to_recordset(b.group_booking->'dates') as d (start timestamptz, "isCancelled" boolean)
    where b.group_booking is not null and left(b.group_booking->>'id', -11) = any(${groups}::text[]) and b.state = 'booked'
      and d.start > ${now}::timestamptz and d."isCancelled" is not true
    group by 1, 2, 3, 4`)
  return rows
}

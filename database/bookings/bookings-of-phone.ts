import type { Database } from '../client.ts'
import { sql } from '../sql.ts'
import { isReached, type SearchReach } from '../staff/people.ts'

/** Few enough that hashing them does not hold up other requests. */
const batch = 1000

/**
 * The references of the coming bookings of the phone that `isPhone` recognises, in order of time: callers only have a keyed hash,
 * which the database cannot compute. A course that has begun is coming until its last date.
 */
export async function findComingReferences(
  database: Database,
  isPhone: (phone: string) => boolean,
  now: Temporal.Instant,
): Promise<string[]> {
  const { rows: begun } = await database.run<{ phone: string }>(sql`
    select distinct patient_phone as phone from bookings
    where group_booking is not null and state = 'booked' and starts_at <= ${now} and ends_at > ${now}`)
  const known = begun.find((row) => isPhone(row.phone))?.phone
  if (known !== undefined) return listComing(database, known, now)
  let after: { at: Date; reference: string } = { at: new Date(now.epochMilliseconds), reference: '' }
  for (;;) {
    const { rows } = await database.run<{ at: Date; reference: string; phone: string }>(sql`
      select starts_at as at, reference, patient_phone as phone from bookings
      where (starts_at, reference) > (${after.at}::timestamptz, ${after.reference}) and state = 'booked'
      order by starts_at, reference limit ${batch}`)
    const phone = rows.find((row) => isPhone(row.phone))?.phone
    if (phone !== undefined) return listComing(database, phone, now)
    const last = rows.at(-1)
    if (rows.length < batch || !last) return []
    after = last
  }
}

async function listComing(database: Database, phone: string, now: Temporal.Instant): Promise<string[]> {
  const { rows } = await database.run<{ reference: string }>(sql`
    select reference from bookings
    where patient_phone = ${phone} and state = 'booked' and (starts_at > ${now} or (group_booking is not null and ends_at > ${now}))
    order by starts_at, reference`)
  return rows.map(({ reference }) => reference)
}

/** How many coming appointments a phone has within reach; a package counts once, however many of its visits are booked. */
export async function countComing(
  database: Database,
  phone: string,
  reach: SearchReach,
  now: Temporal.Instant,
): Promise<number> {
  const { rows } = await database.run<{ coming: number }>(sql`
    select count(distinct coalesce(b.package, b.reference))::integer as coming from bookings b
    where b.patient_phone = ${phone} and b.state = 'booked' and b.starts_at > ${now} and ${isReached(reach)}`)
  return rows[0]!.coming
}

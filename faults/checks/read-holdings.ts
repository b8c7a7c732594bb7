import type { Database } from '#database/client.ts'
import { type Statement, sql } from '#database/sql.ts'
import type { HeldBooking, Holdings } from './history.ts'

/** What the database holds; `now`: what is due before it should have been done. */
export async function readHoldings(database: Database, now: Temporal.Instant): Promise<Holdings> {
  const list = async <Row extends object>(statement: Statement) => (await database.run<Row>(statement)).rows
  const bookings = await list<
    Omit<HeldBooking, 'taken' | 'group'> & {
      takenBy: string | null
      takenFrom: string | null
      group: { id: string; dates: { start: string; isCancelled?: boolean }[] } | null
    }
  >(sql`
    select b.reference, b.state, b.patient_phone as phone, b.practitioner, to_json(b.starts_at)#>>'{}' as start,
      to_json(b.ends_at)#>>'{}' as "end", b.revision, b.desk_note as note, b.booked_with as "bookedWith",
      t.practitioner as "takenBy", to_json(lower(t.during))#>>'{}' as "takenFrom", b.group_booking as "group"
    from bookings b left join occupied_times t on t.id = b.occupied_time`)
  const keys = await list<{ key: string; answer: { reference?: string; bookings?: { reference: string }[] } | null }>(
    sql`select key, answer from idempotency_keys`,
  )
  const groups = await list<{ id: string; places: number }>(
    sql`select id, (plan->>'places')::integer as places from group_plans`,
  )
  return {
    bookings: bookings.map(({ takenBy, takenFrom, group, ...it }) => ({
      ...it,
      taken: takenBy !== null && takenFrom !== null ? { practitioner: takenBy, start: takenFrom } : null,
      group: group && {
        id: group.id,
        dates: group.dates.filter((date) => !date.isCancelled).map((date) => date.start),
      },
    })),
    keys: keys.map(({ key, answer }) => ({
      key,
      references: (answer?.bookings ?? (answer ? [answer] : [])).flatMap((it) => it.reference ?? []),
    })),
    events: await list(sql`select reference, revision, event, to_json(starts_at)#>>'{}' as start from audit_events`),
    jobs: await list(sql`
      select key, kind, reference, state, state in ('waiting', 'running') and run_at < ${now} as "isDue" from jobs`),
    rosters: await list(sql`select kind, id, revision from roster_changes`),
    refusedChanges: (await list<{ reference: string }>(sql`select reference from pending_changes`)).map(
      (it) => it.reference,
    ),
    waiting: (await list<{ id: string }>(sql`select id from waiting_entries`)).map((it) => it.id),
    forms: (await list<{ message: string }>(sql`select message from contact_messages`)).map((it) => it.message),
    places: Object.fromEntries(groups.map(({ id, places }) => [id, places])),
  }
}

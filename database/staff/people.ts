import { mostPeople, type PeopleQuery } from '#domain/staff/people-query.ts'
import type { Database } from '../client.ts'
import { type Statement, sql } from '../sql.ts'

/** Somebody who has a booking, told from others by phone and birthdate. */
export interface FoundPerson {
  name: string
  birthdate: string
  /** The newest first. */
  bookings: { reference: string; start: Temporal.Instant; clinic: string; practitioner: string; treatment: string }[]
}

/** Whose bookings are searched. */
export interface SearchReach {
  /** Null: of all clinics. */
  clinics: readonly string[] | null
  /** Null: of all practitioners. */
  practitioner: string | null
}

/** Whether a booking, `b`, is within reach. */
export function isReached({ clinics, practitioner }: SearchReach): Statement {
  const there = clinics && [...clinics]
  return sql`(${there}::text[] is null or b.clinic = any (${there}::text[]))
    and (${practitioner}::text is null or b.practitioner = ${practitioner}::text)`
}

interface Row {
  person: string
  name: string
  birthdate: string
  reference: string
  start: Date
  clinic: string
  practitioner: string
  treatment: string
}

/** People of some clinics who match, those with the newest bookings first. */
export async function findPeople(
  database: Database,
  { words, phone, birthdates, reference }: PeopleQuery,
  reach: SearchReach,
): Promise<FoundPerson[]> {
  const patterns = words.map(beginningOf)
  const reached = sql`b.state = 'booked' and b.forgotten_at is null and ${isReached(reach)}`
  const { rows } = await database.run<Row>(sql`
    with found as (
      select b.patient_phone, b.patient_birthdate, max(b.starts_at) as latest from bookings b
      where ${reached} and (
        b.reference = ${reference}::text
        or b.patient_birthdate = any (${birthdates}::date[])
        or right(b.patient_phone, length(${phone}::text)) = ${phone}::text
        or cardinality(${patterns}::text[]) > 0 and not exists (
          select from unnest(${patterns}::text[]) as p (pattern) where b.patient_name !~ p.pattern
        )
      )
      group by b.patient_phone, b.patient_birthdate order by latest desc, b.patient_phone limit ${mostPeople}
    )
    select f.patient_phone || f.patient_birthdate as person, b.patient_name as name, b.patient_birthdate::text as birthdate, b.reference,
      b.starts_at as start, b.clinic, b.practitioner, b.treatment
    from found f join bookings b on b.patient_phone = f.patient_phone and b.patient_birthdate = f.patient_birthdate
    where ${reached}
    order by f.latest desc, f.patient_phone, f.patient_birthdate, b.starts_at desc`)
  return [...Map.groupBy(rows, (it) => it.person).values()].map((own) => ({
    name: own[0]!.name,
    birthdate: own[0]!.birthdate,
    bookings: own.map(({ reference, start, clinic, practitioner, treatment }) => ({
      ...{ reference, start: start.toTemporalInstant(), clinic, practitioner, treatment },
    })),
  }))
}

/** A pattern for the beginning of a word in capitals or not; spelt out, because not every database knows the capital of ø. */
function beginningOf(word: string): string {
  const letters = [...word].map((it) => `[${it.toLowerCase()}${it.toUpperCase()}]`).join('')
  return `(^|[ .'’-])${letters}`
}

import type { Database } from '../client.ts'
import { repeatOnce } from '../engines/errors.ts'
import { sql } from '../sql.ts'
import {
  type BookingRequest,
  type OutcomeRow,
  type PartOfRequest,
  type PlaceOutcome,
  readOutcome,
  writePart,
} from './place-bookings.ts'

/** Bookings of people who come together, of one phone: all are made or none. */
export interface TogetherRequest extends Pick<BookingRequest, 'idempotencyKey' | 'fingerprint' | 'answer'> {
  bookings: PartOfRequest[]
}

export async function bookTogether(
  database: Database,
  { bookings, idempotencyKey, fingerprint, answer }: TogetherRequest,
  now: Temporal.Instant,
): Promise<PlaceOutcome> {
  const unnamed = { key: null, fingerprint: null, answer: null }
  const parts = bookings.map((it) => ({ ...writePart(it), ...unnamed }))
  const request = { key: idempotencyKey, fingerprint, answer, bookings: parts }
  const { rows } = await repeatOnce(() =>
    database.run<OutcomeRow>(sql`select * from book_together(${JSON.stringify(request)}::jsonb, ${now}::timestamptz)`),
  )
  return readOutcome(rows[0]!)
}

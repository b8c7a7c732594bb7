/** While a new version is rolled out, processes of the version before call the functions that they know. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from './sql.ts'
import { engines, type TestDatabase } from './testing/engines.ts'

const monday = '2026-11-16T08:00:00Z'

function bookingRequest(start: string, verification: string) {
  const reference = randomUUID().slice(0, 8)
  const starts = Temporal.Instant.from(start)
  const [starts_at, ends_at] = [starts.toString(), starts.add({ minutes: 20 }).toString()]
  return {
    booking: {
      ...{
        reference,
        token_hash: 'hash',
        remote_id: null,
        slot: 'slot',
        clinic: 'bislett',
        practitioner: 'ingrid-berg',
      },
      ...{ starts_at, ends_at, treatment: 'gp-consultation', price: 695, locale: 'no', partner: null },
      ...{ patient_name: 'Kari Nordmann', patient_birthdate: '1980-02-29', patient_email: null, description: 'Hoste' },
      ...{ patient_phone: '+4791234567', partner_left_out: null },
    },
    ...{
      from: starts_at,
      to: ends_at,
      hold: null,
      visitor: 'visitor',
      only_held: false,
      actor: 'patient',
      channel: 'web',
    },
    limits: {
      ...{ verification, per_verification: 4, per_phone: 10 },
      messages: [{ key: 'messages', max: 1, seconds: 3600, first: 'judged' }],
    },
    ...{ key: randomUUID(), fingerprint: 'body', answer: { reference }, points: null, terms: null },
    jobs: [{ kind: 'confirmation', key: `${reference}:confirmation:0`, run_at: monday }],
  }
}

describe.each(engines)('a process of the version before, on %s', (_, open) => {
  let test: TestDatabase
  beforeAll(async () => {
    test = await open()
  })
  beforeEach(() => test.empty())
  afterAll(() => test.dispose())

  const place = async (request: object) => {
    const { rows } = await test.database.run<{ place: number; outcome: string; earlier: unknown }>(
      sql`select * from place_bookings(${JSON.stringify([request])}::jsonb, ${monday}::timestamptz)`,
    )
    return rows[0]!
  }

  it('books, is given the answer of a request that it repeats, and is told when a limit is over', async () => {
    const verification = randomUUID()
    const request = bookingRequest('2026-11-17T08:00:00Z', verification)
    expect(await place(request)).toEqual({ place: 1, outcome: 'booked', earlier: null })
    expect(await place(request)).toEqual({ place: 1, outcome: 'repeated', earlier: request.answer })
    const { outcome, earlier } = await place(bookingRequest('2026-11-17T09:00:00Z', verification))
    expect(outcome).toBe('too-many-messages')
    expect(Temporal.Instant.from(String(earlier)).toString()).toBe('2026-11-16T09:00:00Z')
  })

  it('tries a code', async () => {
    const request = {
      challenge: randomUUID(),
      visitors: ['anna'],
      max_tries: 5,
      sure_tries: 3,
      limits: [],
      tells_expired: true,
    }
    const { rows } = await test.database.run(
      sql`select outcome from spend_try(${JSON.stringify(request)}::jsonb, ${monday}::timestamptz)`,
    )
    expect(rows).toEqual([{ outcome: 'unknown' }])
  })
})

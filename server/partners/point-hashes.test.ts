import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { importVisits, settlePoints } from '#database/partners/points.ts'
import { sql } from '#database/sql.ts'
import { monday } from '#database/testing/bookings.ts'
import { engines, type TestDatabase } from '#database/testing/engines.ts'
import { createSecrets } from '../identity/secrets.ts'
import { forgetPastVisits } from '../jobs/forget-patients.ts'
import { openTestApi } from '../testing/test-api.ts'
import { findSlotIds, newPhone, orderFor, placeOrder, provePhone } from '../testing/visit.ts'
import { hashLine, hashMember, hashOlderVisits } from './point-hashes.ts'

/** The same as in openTestApi. */
const secrets = createSecrets('s'.repeat(32))

interface Visit {
  id: string
  number?: string
  phone?: string
  birthdate?: string
}
const kari = { number: '12345678', phone: '+4791234567', birthdate: '1980-02-29' }
const said = ({ number, phone, birthdate }: Required<Visit>) => ({
  ...{ reward_number: number, phone, birthdate },
  ...{ day: '2026-11-12', price: 795 },
})
const earned = { partner: 'norvind', mode: 'clinic', first: 150, later: 31 } as const

describe.each(engines)('members whose visits are not hashed yet, on %s', (_, open) => {
  let test: TestDatabase
  beforeAll(async () => {
    test = await open()
  })
  beforeEach(() => test.empty())
  afterAll(() => test.dispose())

  /** A first visit, as the version before members were hashed has left it. */
  const leaveVisit = ({ id, number, phone, birthdate }: Required<Visit>) =>
    test.database.run(sql`
      insert into point_visits (id, partner, reward_number, phone, birthdate, mode, is_first, points, recorded_at)
      values (${id}, 'norvind', ${number}, ${phone}, ${birthdate}::date, 'clinic', true, 150, ${monday}::timestamptz)`)

  const record = async (visit: Visit) => {
    const { reward_number: rewardNumber, ...details } = said({ ...kari, ...visit })
    const member = { ...details, partner: 'norvind', rewardNumber }
    const hashes = { ...hashMember(secrets, member), line: hashLine(secrets, member) }
    const { id } = visit
    const [answer] = await importVisits(
      test.database,
      [{ ...earned, id, rewardNumber, day: details.day, ...hashes }],
      monday,
    )
    return answer?.outcome === 'credited' ? answer.points : undefined
  }

  const readVisits = async () => {
    const { rows } = await test.database.run<{ id: string; is_first: boolean; points: number; hashed: boolean }>(sql`
      select id, is_first, points, member is not null and person is not null and phone is null and birthdate is null as hashed
      from point_visits order by id`)
    return rows
  }

  it('are recognised by the first request that a new version answers', async () => {
    const phone = newPhone()
    // Another number: only the hash of phone and birthdate tells that it is the same person.
    await leaveVisit({ ...kari, id: 'old', number: '87654321', phone })
    const api = await openTestApi({ database: test.database })
    expect(await readVisits()).toMatchObject([{ id: 'old', is_first: true, hashed: true }])
    const [slot] = await findSlotIds(api, '2026-11-12')
    const partner = { kind: 'airline', id: 'norvind', rewardNumber: kari.number }
    const { status } = await placeOrder(api, orderFor(slot!, phone, provePhone(api, phone), { partner }))
    expect(status).toBe(201)
    await settlePoints(test.database, monday.add({ hours: 24 * 30 }))
    expect((await readVisits()).map((it) => it.points).toSorted()).toEqual([150, 35])
    await api.close()
  })

  it.each([
    ['number', { phone: '+4790000001' }],
    ['person', { number: '87654321' }],
  ])(
    'have one first visit when another one of the same %s was hashed before, and the server starts',
    async (_, other) => {
      expect(await record({ id: 'new' })).toBe(150)
      await leaveVisit({ ...kari, ...other, id: 'old' })
      await (await openTestApi({ database: test.database })).close()
      // The patient has been told of the points, and keeps them.
      expect(await readVisits()).toEqual([
        { id: 'app:norvind:new', is_first: true, points: 150, hashed: true },
        { id: 'old', is_first: false, points: 150, hashed: true },
      ])
      expect(await record({ id: 'next', ...other })).toBe(31)
    },
  )

  it('are hashed once by processes that start together while patients book', async () => {
    const members = Array.from({ length: 40 }, (_, at) => ({
      number: String(20000000 + at),
      phone: `+47${90000000 + at}`,
    }))
    for (const [at, it] of members.entries()) await leaveVisit({ ...kari, ...it, id: `old${at}` })
    await Promise.all([
      ...[1, 2, 3].map(() => hashOlderVisits(test.database, secrets)),
      // With another number each, so that only the hash tells who it is.
      ...members.map(({ phone }, at) => record({ phone, number: String(30000000 + at), id: `new${at}` })),
    ])
    const visits = await readVisits()
    expect(visits.map((it) => it.hashed)).not.toContain(false)
    expect(visits).toHaveLength(80)
    expect(visits.filter((it) => it.is_first)).toHaveLength(40)
  })

  it('are hashed by the retention job too', async () => {
    await leaveVisit({ ...kari, id: 'a' })
    await forgetPastVisits({ database: test.database, secrets, zone: 'Europe/Oslo' }, monday)
    expect(await readVisits()).toMatchObject([{ hashed: true, is_first: true }])
  })
})

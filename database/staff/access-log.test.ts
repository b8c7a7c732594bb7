import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../sql.ts'
import { engines, type TestDatabase } from '../testing/engines.ts'
import { forgetOldAccess, logAccess, readAccessDuring, readAccessOf } from './access-log.ts'

const member = { email: 'desk@innom.example', role: 'receptionist', tokenHash: 'session' } as const
const look = { action: 'booking', reference: 'K7QF2MXR', clinic: 'bislett', patient: 'hash' } as const
const monday = Temporal.Instant.from('2026-11-09T08:00:00Z')

describe.each(engines)('the access log, on %s', (_, open) => {
  let test: TestDatabase
  beforeAll(async () => {
    test = await open()
    await logAccess(test.database, member, look, monday)
  })
  afterAll(() => test.dispose())

  it('tells a patient who looked, and an administrator what was looked at on a day', async () => {
    const { patient: _, ...shown } = look
    const row = { at: monday, email: member.email, role: member.role, ...shown }
    expect(await readAccessOf(test.database, 'hash')).toEqual([row])
    const day = { from: monday, to: monday.add({ hours: 1 }) }
    expect(await readAccessDuring(test.database, { ...day, clinics: null })).toEqual([row])
    expect(await readAccessDuring(test.database, { ...day, clinics: ['lysaker'] })).toEqual([])
  })

  it.each([
    ['changed', sql`update access_log set email = 'somebody@else.example'`],
    ['deleted', sql`delete from access_log`],
    ['emptied', sql`truncate access_log`],
  ])('cannot be %s', async (_, statement) => {
    await expect(test.database.run(statement)).rejects.toThrow('the access log cannot be changed')
    expect(await readAccessOf(test.database, 'hash')).toHaveLength(1)
  })

  it('takes what one session reads again and again for one look, and every change for a change', async () => {
    const again = { ...look, patient: 'again' }
    const at = (minutes: number) => monday.add({ minutes })
    const actionsOf = async () => (await readAccessOf(test.database, 'again')).map((it) => it.action)
    for (const minutes of [0, 1, 9]) await logAccess(test.database, member, again, at(minutes), { onceIn: 10 })
    expect(await actionsOf()).toEqual(['booking'])
    await logAccess(test.database, { ...member, tokenHash: 'another' }, again, at(9), { onceIn: 10 })
    await logAccess(test.database, member, { ...again, action: 'description' }, at(9), { onceIn: 10 })
    await logAccess(test.database, member, { ...again, reference: 'ABCDEFGH' }, at(9), { onceIn: 10 })
    await logAccess(test.database, member, again, at(11), { onceIn: 10 })
    expect(await actionsOf()).toEqual(['booking', 'booking', 'description', 'booking', 'booking'])
    for (const _ of [1, 2]) await logAccess(test.database, member, { ...again, action: 'note' }, at(12))
    expect((await actionsOf()).slice(0, 2)).toEqual(['note', 'note'])
  })

  it('forgets what is older than five years, and nothing younger even if the clock is wrong', async () => {
    await logAccess(test.database, member, { ...look, patient: 'old' }, Temporal.Instant.from('2015-01-01T00:00:00Z'))
    await test.database.run(forgetOldAccess(Temporal.Instant.from('2126-01-01T00:00:00Z')))
    expect(await readAccessOf(test.database, 'old')).toEqual([])
    expect(await readAccessOf(test.database, 'hash')).toHaveLength(1)
  })
})

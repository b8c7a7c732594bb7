import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepVacuumed } from './vacuum.ts'

describe('the files of the embedded database', () => {
  let pglite: PGlite
  beforeAll(async () => {
    pglite = await PGlite.create()
    await pglite.exec('create table t (x bytea); alter table t alter x set storage external')
  })
  afterAll(() => pglite.close())

  const store = () => pglite.query(`insert into t values (decode(repeat('ab', 1024 * 1024), 'hex'))`)
  const size = async () => {
    const { rows } = await pglite.query<{ size: string }>(`select pg_total_relation_size('t') as size`)
    return Number(rows[0]!.size) / 1024 / 1024
  }

  it('get smaller again when long values are forgotten, and keep those that are not', async () => {
    const vacuumed = keepVacuumed((text) => pglite.query(text))
    for (let n = 0; n < 4; n++) await store()
    await vacuumed.look()
    expect(await size()).toBeGreaterThan(4)
    await pglite.query('update t set x = null')
    await vacuumed.look()
    expect(await size()).toBeLessThan(1)
    await store()
    await vacuumed.look()
    expect(await size()).toBeGreaterThan(1)
    vacuumed.stop()
  })
})

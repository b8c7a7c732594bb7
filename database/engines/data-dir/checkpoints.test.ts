import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepCheckpoints } from './checkpoints.ts'

describe('the log of the embedded database', () => {
  let pglite: PGlite
  beforeAll(async () => {
    pglite = await PGlite.create()
    await pglite.exec('create table t (x text)')
  })
  afterAll(() => pglite.close())

  const write = (rows: number) =>
    pglite.query(`insert into t select repeat('x', 1000) from generate_series(1, $1)`, [rows])
  const logSize = async () => {
    const { rows } = await pglite.query<{ size: string }>(
      'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) as size from pg_control_checkpoint()',
    )
    return Number(rows[0]!.size) / 1024 / 1024
  }

  it('does not grow for ever: a checkpoint is made after some 32 MiB, and not before', async () => {
    const checkpoints = keepCheckpoints((text) => pglite.query(text))
    await write(10_000)
    await checkpoints.look()
    expect(await logSize()).toBeGreaterThan(8)
    await write(30_000)
    expect(await logSize()).toBeGreaterThan(32)
    await checkpoints.look()
    expect(await logSize()).toBeLessThan(1)
    checkpoints.stop()
  })
})

import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Database } from '../client.ts'
import { sql } from '../sql.ts'
import { startTestServer, type TestServer } from '../testing/postgres-server.ts'
import { classifyDatabaseError } from './errors.ts'
import { openPostgres } from './postgres.ts'

describe('a PostgreSQL that freezes', () => {
  let server: TestServer
  let proxy: Server
  let sockets: Socket[]
  let database: Database
  beforeEach(async () => {
    server = await startTestServer()
    const target = Number(new URL(server.url).port)
    sockets = []
    proxy = createServer((near) => {
      const far = connect(target, '127.0.0.1')
      for (const it of [near, far]) it.on('error', () => {})
      sockets.push(near, far)
      near.pipe(far).pipe(near)
    }).listen(0, '127.0.0.1')
    await once(proxy, 'listening')
    const url = new URL(server.url)
    url.port = String((proxy.address() as { port: number }).port)
    database = await openPostgres({ url: url.href, connections: 1 })
  })
  afterEach(async () => {
    vi.useRealTimers()
    for (const it of sockets) it.destroy()
    await database.close()
    proxy.close()
    await server.dispose()
  })

  /** Connections stay open and new ones are accepted, but nothing comes through any more. */
  const freeze = () => {
    for (const it of sockets) it.unpipe()
    proxy.removeAllListeners('connection')
    proxy.on('connection', (socket) => sockets.push(socket))
  }

  it('makes nobody wait for longer than six seconds, whether for an answer or for a connection', async () => {
    freeze()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
    const outcomes: string[] = []
    const ask = () =>
      database.run(sql`select 1`).catch((error: unknown) => void outcomes.push(classifyDatabaseError(error)))
    const first = [ask(), ask(), ask()]
    await vi.advanceTimersByTimeAsync(6_000)
    expect(outcomes).toHaveLength(3)
    // By now no connection is left, so that each needs a new one.
    const second = [ask(), ask()]
    await vi.advanceTimersByTimeAsync(6_000)
    expect(outcomes).toHaveLength(5)
    expect(new Set(outcomes)).toEqual(new Set(['timeout', 'unavailable']))
    await Promise.all([...first, ...second])
  })
})

it('a server that takes a connection and does not greet is away', async () => {
  const sockets: Socket[] = []
  const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as { port: number }
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'innom', connectionTimeoutMillis: 20 })
  const error: unknown = await client.connect().catch((it: unknown) => it)
  expect(classifyDatabaseError(error)).toBe('unavailable')
  for (const it of sockets) it.destroy()
  silent.close()
})

it('a migration may take longer than any other statement', async () => {
  await using server = await startTestServer()
  const database = await openPostgres({ url: server.url, connections: 1 })
  const [row] = await database.inScriptTransaction((run) => run('select pg_sleep(6.5); select 1 as done'))
  expect(row).toEqual({ done: 1 })
  await database.close()
})

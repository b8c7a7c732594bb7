import { rmSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import type { Database } from '#database/client.ts'
import { openDatabase } from '#database/open.ts'
import { copyEmbeddedTemplate } from '#database/testing/engines.ts'
import { startTestServer } from '#database/testing/postgres-server.ts'
import { startDatabaseProxy } from '#server/testing/database-proxy.ts'
import type { Engine, Fault } from '../plan/faults.ts'

/** The database of a run, and how it is broken. */
export interface ChainDatabase extends AsyncDisposable {
  /** The settings of a server that uses it. */
  envOf(server: number): Promise<Record<string, string>>
  /** Begins a fault of the database or of a server's connections to it; what is returned puts it right. */
  fail(fault: Fault): Promise<() => Promise<void>>
  /** Of the embedded one only when no server runs. */
  open(): Promise<Database>
}

const nothing = async () => {}

/** Milliseconds that PostgreSQL gets to stop in order. */
const longestStop = 10_000

export const openChainDatabase: Record<Engine, () => Promise<ChainDatabase>> = {
  postgres: openPostgres,
  embedded: openEmbedded,
}

/** A server of its own, with something in between for each process that can cut, slow down and silence its connections. */
async function openPostgres(): Promise<ChainDatabase> {
  const server = await startTestServer()
  const proxies: Awaited<ReturnType<typeof startDatabaseProxy>>[] = []
  // Faults overlap: the database is started again when the last one that stopped it is over, and stops and starts take turns.
  let stops = 0
  let last: Promise<void> = Promise.resolve()
  const inTurn = (work: () => Promise<void>) => {
    last = last.then(work)
    return last
  }
  // With a full disk it waits for its last checkpoint without an end, and an operator does not.
  const stop = async (how: 'fast' | 'immediate' | 'killed') => {
    const limit = new AbortController()
    const givenUp = setTimeout(longestStop, undefined, { signal: limit.signal }).then(
      () => server.stop('immediate'),
      () => {},
    )
    await server.stop(how)
    limit.abort()
    await givenUp
  }
  const startAgain = async () => {
    stops -= 1
    while (stops === 0) {
      try {
        return await server.start()
      } catch {
        // Processes of one that was killed may still have its memory.
        await setTimeout(300)
      }
    }
  }
  return {
    envOf: async (n) => {
      proxies[n] ??= await startDatabaseProxy(server.url)
      return { DATABASE_URL: proxies[n].url }
    },
    fail: async (fault) => {
      switch (fault.kind) {
        case 'cut':
          proxies[fault.server]!.cut(fault.how)
          return nothing
        case 'slow': {
          const proxy = proxies[fault.server]!
          proxy.slowDown(fault.latency)
          return async () => proxy.slowDown(0)
        }
        case 'silence': {
          const end = proxies[fault.server]!.silence()
          return async () => end()
        }
        case 'database-restart':
          stops += 1
          await inTurn(() => stop(fault.how))
          return () => inTurn(startAgain)
        case 'database-disk-full':
          stops += 1
          await inTurn(async () => {
            await stop('fast')
            // It starts where its files cannot grow, and may end by itself.
            await server.start({ fileBlocks: fullDiskBlocks }).catch(() => {})
          })
          return () =>
            inTurn(async () => {
              await server.stop('immediate')
              await startAgain()
            })
        default:
          return nothing
      }
    },
    open: () => openDatabase({ url: server.url, connections: 2 }),
    [Symbol.asyncDispose]: async () => {
      for (const proxy of proxies) await proxy[Symbol.asyncDispose]()
      await server.dispose()
    },
  }
}

/** Of 512 bytes: files may reach 4 MiB, and a segment of the log is 16. */
export const fullDiskBlocks = 8_192

async function openEmbedded(): Promise<ChainDatabase> {
  const folder = await copyEmbeddedTemplate()
  return {
    envOf: async () => ({ DATA_DIR: folder }),
    fail: async () => nothing,
    open: () => openDatabase({ dataDir: folder }),
    [Symbol.asyncDispose]: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'

/** Stands between a server process and PostgreSQL, so that a test can break all their connections, or slow them down. */
export interface DatabaseProxy extends AsyncDisposable {
  /** The address of the database through the proxy. */
  url: string
  /** Breaks every open connection: with an orderly end, or with a reset. New connections work. */
  cut(how: 'close' | 'reset'): void
  /** From now on everything comes so many milliseconds late; 0 ends it. */
  slowDown(latency: number): void
  /** Nothing comes through, and no connection ends, until what is returned is called. */
  silence(): () => void
}

export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = Number(new URL(databaseUrl).port)
  const open = new Set<Socket>()
  let latency = 0
  const silences = new Set<Promise<void>>()
  const late = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      if (latency > 0) await setTimeout(latency)
      while (silences.size > 0) await Promise.all(silences)
      yield chunk
    }
  }
  const proxy = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => {})
      socket.on('close', () => {
        open.delete(socket)
        other.destroy()
      })
      pipeline(socket, late, other).catch(() => {})
    }
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const url = new URL(databaseUrl)
  url.port = String((proxy.address() as AddressInfo).port)

  const cut = (how: 'close' | 'reset') => {
    for (const socket of open) {
      if (how === 'reset') socket.resetAndDestroy()
      else socket.destroy()
    }
  }
  return {
    url: url.href,
    cut,
    slowDown: (milliseconds) => {
      latency = milliseconds
    },
    silence: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      silences.add(promise)
      return () => {
        silences.delete(promise)
        resolve()
      }
    },
    [Symbol.asyncDispose]: async () => {
      cut('close')
      proxy.close()
      await once(proxy, 'close')
    },
  }
}

import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Stands between a server process and PostgreSQL, so that a test can break all their connections. */
export interface DatabaseProxy extends AsyncDisposable {
  /** The address of the database through the proxy. */
  url: string
  /** Breaks every open connection: with an orderly end, or with a reset. New connections work. */
  cut(how: 'close' | 'reset'): void
}

export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = Number(new URL(databaseUrl).port)
  const open = new Set<Socket>()
  const proxy = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        open.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
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
    [Symbol.asyncDispose]: async () => {
      cut('close')
      proxy.close()
      await once(proxy, 'close')
    },
  }
}

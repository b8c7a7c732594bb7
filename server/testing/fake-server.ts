import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

export interface ReceivedRequest {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: string
}

/** What a server answers: a status and a body, or nothing at all until the caller gives up. */
export type Behaviour = { status: number; body: string } | 'stall' | 'hang-up'

/** A server on loopback that keeps what it receives and behaves as it is told. */
export async function startFakeServer(behave: (request: ReceivedRequest) => Behaviour | Promise<Behaviour>) {
  const received: ReceivedRequest[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const seen = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body }
    received.push(seen)
    const behaviour = await behave(seen)
    if (behaviour === 'hang-up') response.destroy()
    else if (behaviour !== 'stall') {
      response.writeHead(behaviour.status, { 'content-type': 'application/json' })
      response.end(behaviour.status === 204 ? undefined : behaviour.body)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

import { Agent, request } from 'node:http'

export interface BalancedClient {
  /**
   * Asks one of the processes, and another one where nobody listens. What may be asked twice (a look, or what has an idempotency key) is asked
   * again where the connection was reset: the system does that to one that arrives while the process stops listening.
   */
  ask(method: 'GET' | 'POST', path: string, body?: object, headers?: Record<string, string>): Promise<BalancedReply>
  close(): void
}

/** `failure`: why there was no answer. */
export type BalancedReply = { status: number; body: string; failure?: never } | { failure: string; status?: never }

/** Somebody who knows the addresses of all processes; with `keepsConnections` their connections are used again. */
export function createBalancedClient(addresses: () => string[], keepsConnections: boolean): BalancedClient {
  const agent = new Agent({ keepAlive: keepsConnections })
  let turn = 0

  function send(
    url: string,
    method: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<BalancedReply> {
    return new Promise((resolve) => {
      const fail = (error: Error & { code?: string }) => resolve({ failure: error.code ?? error.message })
      const asked = request(
        url,
        { agent, method, headers: { ...headers, ...(body && { 'content-type': 'application/json' }) } },
        (response) => {
          let text = ''
          response.setEncoding('utf8')
          response.on('data', (chunk: string) => {
            text += chunk
          })
          response.once('end', () => resolve({ status: response.statusCode!, body: text }))
          response.once('error', fail)
        },
      )
      asked.once('error', fail).end(body && JSON.stringify(body))
    })
  }

  return {
    ask: async (method, path, body, headers) => {
      const known = addresses()
      const first = turn++
      let reply: BalancedReply = { failure: 'no address' }
      for (let n = 0; n < known.length; n++) {
        reply = await send(known[(first + n) % known.length] + path, method, body, headers)
        const mayRepeat = method === 'GET' || headers?.['idempotency-key'] !== undefined
        if (reply.failure !== 'ECONNREFUSED' && !(mayRepeat && reply.failure === 'ECONNRESET')) return reply
      }
      return reply
    },
    close: () => agent.destroy(),
  }
}

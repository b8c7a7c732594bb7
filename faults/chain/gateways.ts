import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { startFakeMailServer } from '#server/testing/fake-mail-server.ts'
import type { Delivery } from '../checks/history.ts'
import type { GatewayFault } from '../plan/faults.ts'

/** An SMS gateway and a mail server that keep what they take and fail when they are told to. */
export interface Gateways extends AsyncDisposable {
  smsUrl(server: string): string
  mailUrl: string
  deliveries: Delivery[]
  /** The newest message to a phone whose text matches. */
  findText(phone: string, pattern: RegExp): RegExpExecArray | undefined
  fail(which: 'sms' | 'mail', how: GatewayFault | undefined): void
}

/** How long a gateway that stalls keeps a message. */
const stall = 4_000

export async function startGateways(now: () => number): Promise<Gateways> {
  const deliveries: Delivery[] = []
  const texts = new Map<string, string[]>()
  let smsFault: GatewayFault | undefined
  let mailFault: GatewayFault | undefined

  const takeSms = async (request: IncomingMessage, response: ServerResponse) => {
    const how = smsFault
    const at = now()
    const { to, text } = JSON.parse(await readText(request)) as { to: string; text: string }
    if (how === 'hang-up') return void response.destroy()
    if (how === 'refuse') return void response.writeHead(503).end('{}')
    if (how === 'stall') await setTimeout(stall)
    const acknowledged = how !== 'hang-up-after' && !request.socket.destroyed
    const id = String(request.headers['idempotency-key'])
    deliveries.push({ id, to, at, server: request.url?.slice(1) ?? '', acknowledged })
    texts.set(to, [text, ...(texts.get(to) ?? [])])
    if (acknowledged) response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"taken"}')
    else response.destroy()
  }
  // A sender that is killed breaks off in the middle.
  const sms = createServer((request, response) => void takeSms(request, response).catch(() => response.destroy()))
  sms.listen(0, '127.0.0.1')
  await once(sms, 'listening')
  const { port } = sms.address() as AddressInfo
  const mail = await startFakeMailServer(() => {
    if (mailFault === 'refuse') return { refuse: 451 }
    if (mailFault === 'stall') return 'stall'
    return mailFault === undefined ? 'take' : 'hang-up'
  })
  return {
    smsUrl: (server) => `http://127.0.0.1:${port}/${server}`,
    mailUrl: mail.url,
    get deliveries() {
      const mails = mail.taken.map(({ source, to }): Delivery => {
        const [, id = ''] = /^message-id: <([^@>]*)@/im.exec(source) ?? []
        // Whose mail it was is not known, so that only ids and recipients are compared. Ids of mails are job keys with dots for colons.
        return { id: id.replaceAll('.', ':'), to: to.join(), at: 0, server: '', acknowledged: false }
      })
      return [...deliveries, ...mails]
    },
    findText: (phone, pattern) => {
      for (const text of texts.get(phone) ?? []) {
        const found = pattern.exec(text)
        if (found) return found
      }
      return undefined
    },
    fail: (which, how) => {
      if (which === 'sms') smsFault = how
      else mailFault = how
    },
    [Symbol.asyncDispose]: async () => {
      sms.closeAllConnections()
      sms.close()
      await mail.close()
    },
  }
}

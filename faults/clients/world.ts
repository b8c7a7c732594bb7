import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { createSecrets } from '#server/identity/secrets.ts'
import { signPhone } from '#server/identity/verified-phone.ts'
import type { Gateways } from '../chain/gateways.ts'
import { type ChainServer, chainSecret } from '../chain/server.ts'
import type { History } from '../checks/history.ts'

/** What all clients of a run share. */
export interface World {
  servers: ChainServer[]
  gateways: Gateways
  history: History
  /** Milliseconds since the start. */
  now(): number
  /** How often which answer came, by action. */
  counts: Map<string, Map<string, number>>
  /** Bookings that staff act on as well. */
  public: Booked[]
  kiosk: string
  /** The first day of the run, at the clinics. */
  today: Temporal.PlainDate
  isOver(): boolean
}

export interface Booked {
  reference: string
  token: string
  start: string
  clinic: string
  /** Only those of one patient can be moved. */
  isSingle: boolean
}

export interface Reply {
  /** 0: no answer. */
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: an action says what it expects of an answer
  body: any
  cookies: string[]
}

/** Milliseconds after which a client gives up: more than the server's own limit. */
const patience = 13_000

/** The first answers of the server's own kinds that clients must expect: busy, out of time, over a limit. */
const outages = [503, 504, 429]

let addresses = 0

/** Asks one of the servers as part of an action, and counts the answer. */
export async function ask(
  world: World,
  action: string,
  server: number,
  method: string,
  path: string,
  { body, headers = {} }: { body?: object; headers?: Record<string, string> } = {},
): Promise<Reply> {
  const reply = await send(world, server, method, path, { body, headers })
  const code: string = reply.body?.code ?? ''
  const name = `${reply.status} ${code}`.trim()
  const counted = world.counts.get(action) ?? new Map<string, number>()
  counted.set(name, (counted.get(name) ?? 0) + 1)
  world.counts.set(action, counted)
  const isOdd =
    (reply.status >= 500 && !outages.includes(reply.status)) || reply.status === 400 || code === 'validation'
  if (isOdd) world.history.odd.push(`${action}: ${method} ${path} ${name} ${JSON.stringify(reply.body?.fields ?? '')}`)
  return reply
}

async function send(
  world: World,
  server: number,
  method: string,
  path: string,
  { body, headers }: { body: object | undefined; headers: Record<string, string> },
): Promise<Reply> {
  const { url } = world.servers[server % world.servers.length]!
  addresses += 1
  // An address of its own for each call, so that limits for strangers do not end the run.
  const from = `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`
  try {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        'x-forwarded-for': from,
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    })
    const text = await response.text()
    const isJson = /\bjson/.test(response.headers.get('content-type') ?? '')
    return { status: response.status, body: isJson ? JSON.parse(text) : text, cookies: response.headers.getSetCookie() }
  } catch {
    // Nobody listens, or nobody answers: not again at once.
    await setTimeout(200)
    return { status: 0, body: undefined, cookies: [] }
  }
}

const secrets = createSecrets(chainSecret)

/** The proof that a phone was verified, without the SMS. */
export function provePhone(phone: string): string {
  const proved = { phoneHash: secrets.hash('phone', phone), verification: randomUUID() }
  return signPhone(secrets, proved, Temporal.Now.instant())
}

let phones = 0

/** A mobile number that nobody else in the run has. */
export function newPhone(): string {
  phones += 1
  return `+479${String(1_000_000 + phones)}`
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** Whether an answer leaves open what became of a request. */
export const isOpen = ({ status }: Pick<Reply, 'status'>): boolean => status === 0 || outages.includes(status)

/** The element of a list that `pick`, from 0 up to 1, points to. */
export function choose<T>(list: readonly T[], pick: number): T | undefined {
  return list[Math.floor(pick * list.length)]
}

/** Another number from 0 up to 1, by the same pick. */
export function spread(pick: number, way: number): number {
  return (pick * 7_919 * way + 0.137 * way) % 1
}

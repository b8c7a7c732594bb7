import type { LookupFunction } from 'node:net'
import { findPublicAddresses, type LookUp, PrivateAddress } from './public-address.ts'

/** What a receiver answered, or why there is no answer. */
export type WebhookAnswer =
  | { status: number }
  | { code: 'private-address' | 'receiver-timeout' | 'receiver-unreachable' }

/** Milliseconds for everything: name, connection and answer. */
const answerLimit = 10_000

/**
 * Posts to a receiver. Follows no redirect and reads nothing of the answer but its status. With `isStrict`, the address is judged once more when it is connected to: since it was given, the name
 * may have been pointed at a machine inside.
 */
export async function postWebhook(
  address: string,
  { headers, body }: { headers: Record<string, string>; body: string },
  { isStrict, limit = answerLimit, lookUp }: { isStrict: boolean; limit?: number; lookUp?: LookUp | undefined },
): Promise<WebhookAnswer> {
  const url = new URL(address)
  // Not by `import`: some of what these modules export loads Node's fetch (server/app.ts).
  const { request } = process.getBuiltinModule(url.protocol === 'https:' ? 'node:https' : 'node:http')
  const signal = AbortSignal.timeout(limit)
  try {
    if (isStrict && url.protocol !== 'https:') throw new PrivateAddress()
    // An address that is none of a name is not looked up by Node.
    const found = isStrict ? await withinTime(findPublicAddresses(url.hostname, lookUp), signal) : undefined
    const status = await new Promise<number>((resolve, reject) => {
      const asked = request(url, {
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        // A connection of its own: one that is kept would be one to an address that was right then.
        agent: false,
        signal,
        ...(found && { lookup: answerWith(found) }),
      })
      asked.on('error', reject)
      // An answer that changes the protocol is no response and no error: whoever waits for these waits forever.
      asked.on('close', () => reject(new Error('closed without an answer')))
      asked.on('response', (response) => {
        resolve(response.statusCode ?? 0)
        response.destroy()
      })
      asked.end(body)
    })
    return { status }
  } catch (error) {
    if (error instanceof PrivateAddress) return { code: 'private-address' }
    return { code: signal.aborted ? 'receiver-timeout' : 'receiver-unreachable' }
  }
}

/** Gives Node the very addresses that were judged: asked once more, the name could lead elsewhere. */
export function answerWith(found: { address: string; family: number }[]): LookupFunction {
  return (_, options, done) => {
    const [first] = found
    if (options.all) done(null, found)
    else done(null, first!.address, first!.family)
  }
}

async function withinTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  ])
}

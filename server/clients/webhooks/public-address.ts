import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Where an address must not lead. */
export class PrivateAddress extends Error {}

/** How a name is looked up. */
export type LookUp = (hostname: string) => Promise<LookupAddress[]>

/** Where the public internet is in IPv6. */
const globalUnicast = ipaddr.parseCIDR('2000::/3')

/** Whether an address is one of the public internet: not of this machine or of a network of its own, nor one that leads there in another form. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  // Those of IPv4 in the form of IPv6 are judged as IPv4; what leads on to IPv4 (NAT64, 6to4, Teredo) is not 'unicast'.
  const parsed = ipaddr.process(address)
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(globalUnicast))
}

/**
 * The addresses of a public name or address. All of them have to be public: a name may have several, and which one is connected to is not ours to say.
 * By questions to name servers alone: the files of this machine name what is inside, and a name server that does not answer must not keep the threads busy that also read files.
 */
export async function findPublicAddresses(hostname: string, lookUp: LookUp = askNameServers): Promise<LookupAddress[]> {
  const plain = hostname.replace(/^\[(.*)\]$/, '$1')
  const family = isIP(plain)
  const found = family === 0 ? await lookUp(plain) : [{ address: plain, family }]
  if (found.length === 0) throw new Error('no address')
  if (!found.every(({ address }) => isPublicAddress(address))) throw new PrivateAddress()
  return found
}

async function askNameServers(hostname: string): Promise<LookupAddress[]> {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 })
  const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
  const list = (outcome: PromiseSettledResult<string[]>, family: number) =>
    outcome.status === 'fulfilled' ? outcome.value.map((address) => ({ address, family })) : []
  return [...list(four, 4), ...list(six, 6)]
}

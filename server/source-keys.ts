import { readSource } from './addresses.ts'
import type { Secrets } from './secrets.ts'

/** The source of a request as keyed hashes: no address is stored. */
export function sourceKeys(secrets: Secrets, text: string): { address: string; site: string | null; network: string } {
  const { address, site, network } = readSource(text)
  const hash = (name: string) => secrets.hash('address', name)
  return { address: hash(address), site: site && hash(site), network: hash(network) }
}

/** The name of a visitor who keeps no cookies. */
export function nameAddress(secrets: Secrets, address: string): string {
  return `address:${sourceKeys(secrets, address).address}`
}

import type { Kiosk } from '#database/kiosks.ts'
import { readSource, type Source } from '../http/addresses.ts'
import type { Secrets } from '../identity/secrets.ts'

/** Where a request comes from: an address, or a registered kiosk, so that its visitors do not share the clinic's address. */
export type Caller = string | Kiosk

/** The source of a request as keyed hashes: no address is stored. */
export function sourceKeys(secrets: Secrets, caller: Caller): Source {
  const { address, site, network } = typeof caller === 'string' ? readSource(caller) : sourceOfKiosk(caller)
  const hash = (name: string) => secrets.hash('address', name)
  return { address: hash(address), site: site && hash(site), network: hash(network) }
}

/** A network of its own. */
function sourceOfKiosk({ id }: Kiosk): Source {
  return { address: `kiosk ${id}`, site: null, network: `kiosk ${id}` }
}

/** The id of a visitor without cookies. */
export function nameAddress(secrets: Secrets, address: string): string {
  return `address:${sourceKeys(secrets, address).address}`
}

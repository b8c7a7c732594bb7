import type { Kiosk } from '#database/kiosks.ts'
import type { StaffMember } from '#domain/staff/roles.ts'
import { readSource, type Source } from '../http/addresses.ts'
import type { Secrets } from '../identity/secrets.ts'

/**
 * Where a request comes from: an address; a registered kiosk, whose visitors do not share the clinic's address; somebody who is signed in
 * to the console, which the whole desk uses from one address; or another system that books for many.
 */
export type Caller = string | Kiosk | Pick<StaffMember, 'email'> | { client: string }

/** The source of a request as keyed hashes: no address is stored. */
export function sourceKeys(secrets: Secrets, caller: Caller): Source {
  const { address, site, network } = typeof caller === 'string' ? readSource(caller) : sourceOfKnown(caller)
  const hash = (name: string) => secrets.hash('address', name)
  return { address: hash(address), site: site && hash(site), network: hash(network) }
}

/** A network of its own. */
function sourceOfKnown(caller: Exclude<Caller, string>): Source {
  const name =
    'email' in caller ? `member ${caller.email}` : 'client' in caller ? `client ${caller.client}` : `kiosk ${caller.id}`
  return { address: name, site: null, network: name }
}

/** The id of a visitor without cookies. */
export function nameAddress(secrets: Secrets, address: string): string {
  return `address:${sourceKeys(secrets, address).address}`
}

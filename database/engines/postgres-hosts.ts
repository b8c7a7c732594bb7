import pg from 'pg'

/** How long a host is asked whether it takes writes; a dead machine says nothing at all. */
const probeTimeout = 2_000

/**
 * One address for each host of `postgres://user@host1:5432,host2:5432/name`, in that order. The URL of the platform reads no list of hosts, and the driver connects
 * to one.
 */
export function splitHosts(url: string): string[] {
  const [, before, hosts, after] = /^(\w+:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/s.exec(url) ?? []
  return hosts?.includes(',') ? hosts.split(',').map((host) => `${before}${host}${after}`) : [url]
}

class NoWritableHost extends Error {
  /** As PostgreSQL says of a server that cannot be used now. */
  readonly code = '57P03'
  constructor(options: ErrorOptions) {
    super('none of the hosts takes writes', options)
  }
}

/**
 * The address of the host that takes writes. All are asked at once, and the first that says yes is taken: a host that is gone must not hold up
 * the others.
 */
export async function findWritable(addresses: readonly string[]): Promise<string> {
  if (addresses.length === 1) return addresses[0]!
  try {
    return await Promise.any(addresses.map(demandWritable))
  } catch (error) {
    const failures: unknown[] = error instanceof AggregateError ? error.errors : []
    // A wrong password is told as such.
    throw failures.find(isRefused) ?? new NoWritableHost({ cause: error })
  }
}

/** By its name, password or database, not for a while. */
function isRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(?:28|3D)/.test(String(error.code))
}

async function demandWritable(address: string): Promise<string> {
  const client = new pg.Client({
    connectionString: address,
    connectionTimeoutMillis: probeTimeout,
    query_timeout: probeTimeout,
    application_name: 'innom',
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only')
    if (rows[0]!.transaction_read_only === 'off') return address
    throw new Error('it is a standby')
  } finally {
    client.end().catch(() => {})
  }
}

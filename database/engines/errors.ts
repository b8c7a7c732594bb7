/** The kinds of database errors that callers distinguish. */
export type DatabaseFailure = 'conflict' | 'timeout' | 'unavailable' | 'other'

const conflicts = new Set([
  '23P01', // the exclusion constraint: somebody else has the time
])

const timeouts = new Set([
  '57014', // statement_timeout
  '55P03', // lock_timeout
])

/**
 * Classes of SQLSTATE: connection lost, out of connections or memory, server shutting down or starting, server's disk. XX: PostgreSQL itself
 * fails, as where a file may not grow any more; no call causes that.
 */
const outageClasses = new Set(['08', '53', '57', '58', 'XX'])

const outageCodes = new Set([
  // A primary that has become a standby: another host takes writes now, or soon.
  '25006',
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'EAI_AGAIN',
  // Out of file descriptors: no new connection until some are free again.
  'EMFILE',
  'ENFILE',
])

/** Error messages of the driver, for errors without a code. */
const outageSentences = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  // The same of a connection whose server does not greet.
  'timeout expired',
  // Something still in hand while the process closes its connections.
  'Cannot use a pool after calling end on the pool',
  'Client has encountered a connection error',
  'Client was closed',
]

export function classifyDatabaseError(error: unknown): DatabaseFailure {
  if (!(error instanceof Error)) return 'other'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (conflicts.has(code)) return 'conflict'
  if (timeouts.has(code) || error.message === 'Query read timeout') return 'timeout'
  if (outageClasses.has(code.slice(0, 2)) && /^[0-9A-Z]{5}$/.test(code)) return 'unavailable'
  if (outageCodes.has(code) || outageSentences.some((it) => error.message.startsWith(it))) return 'unavailable'
  return 'other'
}

/** The call itself is wrong: neither an outage nor a competing transaction. */
export function isFaultOfCall(error: unknown): boolean {
  return classifyDatabaseError(error) === 'other'
}

/** A deadlock, or two transactions creating the same thing at once: worth one retry. */
function isWorthRepeating(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['40P01', '40001', '23505'].includes(error.code as string)
}

/** Retries a call that lost a race: two equal requests at once, or two bookings moved into each other's time. */
export async function repeatOnce<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (!isWorthRepeating(error)) throw error
    return call()
  }
}

import { classifyDatabaseError } from '#database/engines/errors.ts'
import { splitHosts } from '#database/engines/postgres-hosts.ts'
import { OperatorError } from '#domain/operator-error.ts'
import type { Config } from '../settings/config.ts'

/** The known fields of a system or PostgreSQL error. */
interface Failure {
  code: string
  message: string
  syscall: string
  path: string | undefined
}

/** One line for the operator: why the server did not start, and how to fix it. */
export function explainStartFailure(error: unknown, config: Config): string {
  if (error instanceof OperatorError) return error.message
  const failure = readFailure(error)
  return (
    explainListening(failure, config) ??
    explainDataDir(failure, config) ??
    explainPostgres(error, config.DATABASE_URL) ??
    `Innom could not start: ${failure.message.split('\n')[0]?.slice(0, 300)} (${failure.code || 'no code'}). LOG_LEVEL=debug shows where.`
  )
}

function readFailure(error: unknown): Failure {
  const { code, message, syscall, path } = error as Partial<Record<keyof Failure, unknown>>
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    code: text(code),
    message: text(message) || String(error),
    syscall: text(syscall),
    path: text(path) || undefined,
  }
}

function explainListening({ code, syscall }: Failure, { PORT, HOST }: Config): string | undefined {
  if (syscall !== 'listen' && syscall !== 'getaddrinfo' && syscall !== 'bind') return undefined
  if (code === 'EADDRINUSE')
    return `Port ${PORT} of ${HOST} is in use. Stop the program that has it, or set another PORT.`
  if (code === 'EACCES') return `This user may not listen on port ${PORT}. Set PORT to 1024 or higher.`
  if (code === 'EADDRNOTAVAIL')
    return `${HOST} is no address of this machine. Set HOST to one of them, or to 0.0.0.0 for all.`
  return undefined
}

function explainDataDir({ code, path }: Failure, { DATA_DIR, DATABASE_URL }: Config): string | undefined {
  const noRoom = `There is no room left on the disk of DATA_DIR (${DATA_DIR}). Make room and start again.`
  // The embedded PostgreSQL's own message for it.
  if (code === '53100' && !DATABASE_URL) return noRoom
  if (path === undefined) return undefined
  switch (code) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `DATA_DIR (${DATA_DIR}) cannot be written: ${path} is read-only or belongs to another user. Give it to this user or set another DATA_DIR.`
    case 'ENOTDIR':
    case 'EEXIST':
      return `DATA_DIR (${DATA_DIR}) is a file. Set it to a folder.`
    case 'ENOSPC':
    case 'EDQUOT':
      return noRoom
    default:
      return undefined
  }
}

/** What to do when PostgreSQL refuses the connection; undefined for any other failure. The address is shown without its password. */
export function explainPostgres(error: unknown, url: string | undefined): string | undefined {
  if (!url) return undefined
  const { code, message } = readFailure(error)
  const addresses = splitHosts(url).map((it) => new URL(it))
  const { hostname, username, pathname } = addresses[0]!
  const server = `PostgreSQL at ${addresses.map((it) => `${it.hostname}:${it.port || 5432}`).join(', ')}`
  const user = decodeURIComponent(username)
  const database = decodeURIComponent(pathname.slice(1)) || user
  switch (code) {
    case '28P01':
    case '28000':
      return `${server} refuses the user "${user}". Check the name and the password in DATABASE_URL.`
    case '3D000':
      return `${server} has no database "${database}". Create it (create database "${database}" owner "${user}") or check DATABASE_URL.`
    case '42501':
      return `The user "${user}" lacks a permission in the database "${database}" (${message}). Make it the database's owner, who may also create the extension btree_gist.`
    case '0A000':
    case '58P01':
      return `${server} lacks the extension btree_gist. Install PostgreSQL's contrib package.`
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The host ${hostname} of DATABASE_URL is unknown. Check DATABASE_URL.`
  }
  if (/certificate|SSL|TLS/i.test(message)) {
    return `No secure connection to ${server} (${message}). Check sslmode in DATABASE_URL.`
  }
  return classifyDatabaseError(error) === 'other'
    ? undefined
    : `${server} does not answer (${code || message}). Start it, or check DATABASE_URL.`
}

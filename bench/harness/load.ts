import { resolve } from 'node:path'
import { ensureDebianPackages } from './debian-packages.ts'
import { ensureInstalled } from './install.ts'
import { runAutocannon } from './load-autocannon.ts'
import { runWrk } from './load-wrk.ts'

/** What a server answered while as many requests as it could take came over a few connections. */
export interface Load {
  requestsPerSecond: number
  /** Milliseconds within which 99 of 100 answers came. */
  p99: number
}

export interface Request {
  path: string
  /** With a body it is a POST. */
  body?: string
  headers?: Record<string, string>
}

export interface LoadOptions {
  address: string
  seconds: number
  connections: number
  /** Sent one after the other over all connections together, and again from the first when all were sent. */
  requests: Request[]
}

/** Keeps a server busy; an answer other than 2xx fails the measurement. */
export type LoadGenerator = (options: LoadOptions) => Promise<Load>

/**
 * wrk where there is one: it needs a fifth of the processor time of anything on Node, so that on two cores the server is
 * what is measured. Autocannon elsewhere; both sides of a comparison always have the same.
 */
export function chooseLoadGenerator(folder: string): { name: string; generate: LoadGenerator } {
  if (ensureDebianPackages({ wrk: '/usr/bin/wrk' })) {
    return { name: 'wrk', generate: (options) => runWrk(options, folder) }
  }
  const tools = resolve(import.meta.dirname, '../tools')
  ensureInstalled(tools)
  return { name: 'autocannon', generate: (options) => runAutocannon(options, tools) }
}

import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { ensureDebianPackages } from './debian-packages.ts'
import { ensureInstalled } from './install.ts'

const run = promisify(execFile)
const tools = resolve(import.meta.dirname, '../tools')

/** What a server answered while as many requests as it could take came over a few connections. */
export interface Load {
  requestsPerSecond: number
  /** Milliseconds within which 99 of 100 answers came. */
  p99: number
}

export interface LoadOptions {
  url: string
  seconds: number
  connections: number
  headers?: Record<string, string>
}

/** Asks one address over and over; an answer other than 2xx fails the measurement. */
export type LoadGenerator = (options: LoadOptions) => Promise<Load>

/**
 * wrk where there is one: it needs a fifth of the processor time of anything on Node, so that on two cores the server is
 * what is measured. Autocannon elsewhere; both sides of a comparison always have the same.
 */
export function chooseLoadGenerator(): { name: string; generate: LoadGenerator } {
  if (ensureDebianPackages({ wrk: '/usr/bin/wrk' })) return { name: 'wrk', generate: runWrk }
  ensureInstalled(tools)
  return { name: 'autocannon', generate: runAutocannon }
}

async function runWrk({ url, seconds, connections, headers = {} }: LoadOptions): Promise<Load> {
  const fields = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...fields, url]
  const { stdout } = await run('/usr/bin/wrk', args, { timeout: (seconds + 30) * 1000 })
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} did not always answer well:\n${stdout}`)
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(stdout)
  const slow = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout)
  if (!rate || !slow) throw new Error(`wrk said something new:\n${stdout}`)
  const unit = { us: 0.001, ms: 1, s: 1000 }[slow[2] as 'us' | 'ms' | 's']
  return { requestsPerSecond: Number(rate[1]), p99: Number(slow[1]) * unit }
}

async function runAutocannon({ url, seconds, connections, headers = {} }: LoadOptions): Promise<Load> {
  const fields = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`])
  const script = resolve(tools, 'node_modules/autocannon/autocannon.js')
  const args = [script, '-c', String(connections), '-d', String(seconds), '-j', '-n', ...fields, url]
  const { stdout } = await run(process.execPath, args, { timeout: (seconds + 30) * 1000 })
  const result = JSON.parse(stdout) as {
    requests: { average: number }
    latency: { p99: number }
    non2xx: number
    errors: number
  }
  if (result.non2xx + result.errors > 0) throw new Error(`${url} did not always answer well: ${stdout}`)
  return { requestsPerSecond: result.requests.average, p99: result.latency.p99 }
}

import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Load, LoadOptions } from './load.ts'

export async function runAutocannon(options: LoadOptions, tools: string): Promise<Load> {
  const { address, seconds, connections, requests } = options
  const script = pathToFileURL(resolve(tools, 'node_modules/autocannon/autocannon.js')).href
  const { default: autocannon } = (await import(script)) as { default: Autocannon }
  let at = -1
  const next = (request: object) => {
    at = (at + 1) % requests.length
    const { path, body, headers = {} } = requests[at]!
    return body === undefined
      ? { ...request, method: 'GET', path, headers }
      : { ...request, method: 'POST', path, body, headers: { 'content-type': 'application/json', ...headers } }
  }
  const result = await autocannon({ url: address, connections, duration: seconds, requests: [{ setupRequest: next }] })
  if (result.non2xx + result.errors > 0) throw new Error(`${address} did not always answer well: ${result.non2xx} bad`)
  return { requestsPerSecond: result.requests.average, p99: result.latency.p99 }
}

/** As much of its interface as is used here; the package is installed by the benchmark alone. */
type Autocannon = (options: {
  url: string
  connections: number
  duration: number
  requests: { setupRequest(request: object): object }[]
}) => Promise<{ requests: { average: number }; latency: { p99: number }; non2xx: number; errors: number }>

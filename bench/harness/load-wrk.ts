import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Load, LoadOptions } from './load.ts'

const run = promisify(execFile)

/** One request a line of the file: the bytes to send, with their line breaks escaped. */
const script = `
local requests = {}
function init(args)
  for line in io.lines(args[1]) do
    requests[#requests + 1] = line:gsub("\\\\r", "\\r"):gsub("\\\\n", "\\n")
  end
end
local at = 0
function request()
  at = at % #requests + 1
  return requests[at]
end
`

export async function runWrk(options: LoadOptions, folder: string): Promise<Load> {
  const { address, seconds, connections, requests } = options
  mkdirSync(folder, { recursive: true })
  const files = { script: join(folder, 'wrk.lua'), requests: join(folder, 'requests.txt') }
  writeFileSync(files.script, script)
  const { host } = new URL(address)
  writeFileSync(files.requests, requests.map((it) => write(it, host)).join('\n'))
  const args = [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    '-s',
    files.script,
    address,
    '--',
    files.requests,
  ]
  const { stdout } = await run('/usr/bin/wrk', args, { timeout: (seconds + 60) * 1000 })
  return read(stdout, address)
}

function write({ path, body, headers = {} }: LoadOptions['requests'][0], host: string): string {
  const fields = {
    host,
    ...headers,
    ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
  }
  const lines = [
    `${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1`,
    ...Object.entries(fields).map(([name, value]) => `${name}: ${value}`),
  ]
  return `${lines.join('\\r\\n')}\\r\\n\\r\\n${body ?? ''}`
}

function read(output: string, address: string): Load {
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(`${address} did not always answer well:\n${output}`)
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(output)
  const slow = /99%\s+([\d.]+)(us|ms|s)/.exec(output)
  if (!rate || !slow) throw new Error(`wrk said something new:\n${output}`)
  const unit = { us: 0.001, ms: 1, s: 1000 }[slow[2] as 'us' | 'ms' | 's']
  return { requestsPerSecond: Number(rate[1]), p99: Number(slow[1]) * unit }
}

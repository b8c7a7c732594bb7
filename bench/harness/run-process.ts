import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What a process that has ended took. */
export interface Run {
  /** From its start to its end. */
  seconds: number
  /** User and system time of all its threads. */
  cpuSeconds: number
  /** The most memory it had at any time. */
  peakMegabytes: number
  output: string
}

interface RunOptions {
  cwd?: string
  env?: Record<string, string>
  /** Seconds after which it is ended and counts as failed. */
  limit: number
}

const usageHook = new URL('report-usage.ts', import.meta.url).href

/** Runs a script in a fresh Node; throws with the end of its output when it fails or takes too long. */
export async function runNode(script: string, args: string[], { cwd, env, limit }: RunOptions): Promise<Run> {
  const usageFile = join(tmpdir(), `innom-bench-usage-${process.pid}-${performance.now()}.json`)
  const started = performance.now()
  const child = spawn(process.execPath, ['--import', usageHook, script, ...args], {
    cwd,
    env: { ...process.env, ...env, USAGE_FILE: usageFile },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: limit * 1000,
    killSignal: 'SIGKILL',
  })
  let output = ''
  child.stdout.on('data', (data) => (output += data))
  child.stderr.on('data', (data) => (output += data))
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve))
  const seconds = (performance.now() - started) / 1000
  if (code !== 0) {
    const why = code === null ? `was ended after ${Math.round(seconds)} s` : `ended with ${code}`
    throw new Error(`${script} ${why}:\n${output.slice(-2000)}`)
  }
  const usage = JSON.parse(readFileSync(usageFile, 'utf8')) as NodeJS.ResourceUsage
  rmSync(usageFile)
  const cpuSeconds = (usage.userCPUTime + usage.systemCPUTime) / 1e6
  return { seconds, cpuSeconds, peakMegabytes: usage.maxRSS / 1024, output }
}

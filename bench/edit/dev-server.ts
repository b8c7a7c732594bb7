import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** A development server in a process of its own. */
export interface DevServer {
  address: string
  stop(): Promise<void>
}

interface DevCommand {
  script: string
  args: string[]
  cwd: string
  env: Record<string, string>
  /** Where it listens. */
  address: string
  /** A page that it answers once it is ready. */
  path: string
}

/** Seconds until a page must be there. */
const limit = 180

/** Starts a development server and waits for its first page. */
export async function startDevServer({ script, args, cwd, env, address, path }: DevCommand): Promise<DevServer> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const stop = async () => {
    if (hasEnded()) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), 10_000)
    await ended
    clearTimeout(timer)
  }
  for (let tries = 0; tries < limit; tries++) {
    if (hasEnded()) throw new Error(`${script} ended with ${child.exitCode ?? child.signalCode}`)
    const answer = await fetch(address + path).catch(() => undefined)
    if (answer?.ok) return { address, stop }
    await new Promise((done) => setTimeout(done, 1000))
  }
  await stop()
  throw new Error(`${address}${path} was not there after ${limit} s`)
}

import { spawn } from 'node:child_process'
import { stopProcess } from '../harness/stop-process.ts'

/** A development server in a process of its own; it ends with the block that it is declared in. */
export interface DevServer extends AsyncDisposable {
  address: string
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
  for (let tries = 0; tries < limit; tries++) {
    if (hasEnded()) throw new Error(`${script} ended with ${child.exitCode ?? child.signalCode}`)
    const answer = await fetch(address + path).catch(() => undefined)
    if (answer?.ok) return { address, [Symbol.asyncDispose]: () => stopProcess(child) }
    await new Promise((done) => setTimeout(done, 1000))
  }
  await stopProcess(child)
  throw new Error(`${address}${path} was not there after ${limit} s`)
}

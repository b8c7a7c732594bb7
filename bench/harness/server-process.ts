import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { stopProcess } from './stop-process.ts'

/** A server in a process of its own; it ends with the block that it is declared in. */
export interface ServerProcess extends AsyncDisposable {
  address: string
  child: ChildProcess
}

interface ProcessOptions {
  /** For Node itself. */
  flags?: string[]
  args?: string[]
  cwd?: string
  /** Seconds within which it must be ready. */
  limit?: number
}

/** Starts a script that prints 'ready ADDRESS', or 'ready at ADDRESS', once it listens. */
export async function startServerProcess(
  script: string,
  env: Record<string, string>,
  { flags = [], args = [], cwd, limit = 180 }: ProcessOptions = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...flags, script, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const timer = setTimeout(() => child.kill('SIGKILL'), limit * 1000)
  try {
    const address = await new Promise<string>((resolve, reject) => {
      child.once('exit', (code, signal) => reject(new Error(`${script} ended before it was ready: ${code ?? signal}`)))
      createInterface({ input: child.stdout! }).on('line', (line) => {
        const [, address] = /\bready (?:at )?(http\S+)/.exec(line) ?? []
        if (address) resolve(address)
        else console.error(line)
      })
    })
    return { address, child, [Symbol.asyncDispose]: () => stopProcess(child) }
  } finally {
    clearTimeout(timer)
  }
}

import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { stopProcess } from './stop-process.ts'

/** A server in a process of its own; it ends with the block that it is declared in. */
export interface ServerProcess extends AsyncDisposable {
  address: string
  child: ChildProcess
}

/** Starts a script that prints 'ready ADDRESS' once it listens; it must do so within the limit, in seconds. */
export async function startServerProcess(
  script: string,
  env: Record<string, string>,
  { limit = 180, flags = [] }: { limit?: number; flags?: string[] } = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...flags, script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const timer = setTimeout(() => child.kill('SIGKILL'), limit * 1000)
  try {
    const address = await new Promise<string>((resolve, reject) => {
      child.once('exit', (code, signal) => reject(new Error(`${script} ended before it was ready: ${code ?? signal}`)))
      createInterface({ input: child.stdout! }).on('line', (line) => {
        if (line.startsWith('ready ')) resolve(line.slice('ready '.length))
        else console.error(line)
      })
    })
    return { address, child, [Symbol.asyncDispose]: () => stopProcess(child) }
  } finally {
    clearTimeout(timer)
  }
}

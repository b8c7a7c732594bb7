import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Asks a process to end and waits until it has; it is killed if it takes longer than the limit, in milliseconds. */
export async function stopProcess(child: ChildProcess, limit = 10_000): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), limit)
  await ended
  clearTimeout(timer)
}

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import type { BenchContext } from './harness/benchmark.ts'
import { type Figure, ratioFigure } from './harness/figure.ts'
import { interleave } from './harness/rounds.ts'
import { runNode } from './harness/run-process.ts'
import { compare } from './harness/statistics.ts'

const rounds = 5
const port = '8474'
const root = resolve(import.meta.dirname, '..')

/** `npm start` with nothing to build, beside what cannot be saved: starting Node and opening the database. */
export async function benchStart({ progress, folder }: BenchContext): Promise<Figure[]> {
  const data = join(folder, 'data')
  progress('the first start, which builds')
  await startOnce(data)
  const results = await interleave(rounds, { ours: () => startOnce(data), baseline: () => openDatabase(data) }, () =>
    progress('starting'),
  )
  return [
    ratioFigure(
      { bench: 'start', what: 'second npm start to ready', unit: 'ms', bar: { atMost: 2 } },
      'node -e 0 and the database',
      compare(results),
    ),
  ]
}

/** Milliseconds from the command to the line that says it is ready; then it is stopped. */
async function startOnce(data: string): Promise<number> {
  const started = performance.now()
  const npm = process.env.npm_execpath
  const [command, ...args] = npm ? [process.execPath, npm, 'start'] : ['npm', 'start']
  const child = spawn(command!, args, {
    cwd: root,
    env: { ...process.env, PORT: port, DATA_DIR: data, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A group of its own, so that the server below npm gets the signal too.
    detached: true,
  })
  const ended = once(child, 'exit')
  const timer = globalThis.setTimeout(() => process.kill(-child.pid!, 'SIGKILL'), 300_000)
  try {
    for await (const line of createInterface({ input: child.stdout! })) {
      if (!line.includes('is ready at')) continue
      const milliseconds = performance.now() - started
      process.kill(-child.pid!, 'SIGTERM')
      await ended
      // npm ends before the server below it, which still has the database.
      while (isRunning(-child.pid!)) await setTimeout(50)
      return milliseconds
    }
    throw new Error('npm start ended before it was ready')
  } finally {
    clearTimeout(timer)
  }
}

async function openDatabase(data: string): Promise<number> {
  const started = performance.now()
  spawnSync(process.execPath, ['-e', '0'])
  const bare = performance.now() - started
  const { output } = await runNode(join(import.meta.dirname, 'booking/open-embedded.ts'), [data], { limit: 120 })
  return bare + (JSON.parse(output) as { milliseconds: number }).milliseconds
}

function isRunning(group: number): boolean {
  try {
    return process.kill(group, 0)
  } catch {
    return false
  }
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { readAddress } from '#commands/testing/serve-process.ts'

/** The secret that all processes of a run share. */
export const chainSecret = 'the secret that all processes of a run share'

/** The page that a browser is on which calls them. */
export const chainSite = 'http://localhost:8000'

/** With which the run asks how many jobs are left. */
export const metricsToken = 'the-token-of-a-run'

/** One place for a server process: what runs there is killed, frozen and started again. */
export interface ChainServer {
  name: string
  readonly url: string | undefined
  start(options?: { fileBlocks?: number }): Promise<void>
  kill(): Promise<void>
  /** As an operator or a deployment does it. */
  stop(): Promise<void>
  freeze(): void
  thaw(): void
  tell(wanted: { clock?: number; diskNearlyFull?: boolean; descriptors?: 'used-up' | 'free' }): void
  /** Whether a process is there that nobody has ended. */
  isRunning(): boolean
}

interface Parts {
  name: string
  env: Record<string, string>
  /** Milliseconds by which its clock is ahead of the machine's. */
  ahead: () => number
  /** It ended, and nobody had asked it to. */
  onDeath(name: string, how: string): void
}

/** Some hundred of it are connections, and the rest is used up quickly. */
const descriptors = 400

export function createServer({ name, env, ahead, onDeath }: Parts): ChainServer {
  let child: ChildProcess | undefined
  let url: string | undefined
  const expected = new WeakSet<ChildProcess>()

  const end = async (signal: NodeJS.Signals) => {
    const ended = child
    if (!ended || ended.exitCode !== null || ended.signalCode !== null) return
    expected.add(ended)
    const exited = once(ended, 'exit')
    ended.kill('SIGCONT')
    ended.kill(signal)
    await exited
  }

  return {
    name,
    get url() {
      return url
    },
    start: async ({ fileBlocks } = {}) => {
      const node = [
        process.execPath,
        ...['--import', join(import.meta.dirname, 'switches.mjs')],
        join(import.meta.dirname, 'server-process.ts'),
      ]
      const limits = `ulimit -n ${descriptors}${fileBlocks === undefined ? '' : ` && ulimit -f ${fileBlocks}`}`
      const started = spawn('sh', ['-c', `${limits} && exec "$0" "$@"`, ...node], {
        env: {
          ...process.env,
          APP_ENV: 'test',
          LOG_LEVEL: process.env.LOG_LEVEL ?? 'fatal',
          DEMO: 'no',
          SECRET: chainSecret,
          SITE_URL: chainSite,
          TRUST_PROXY: '1',
          METRICS_TOKEN: metricsToken,
          SMS_GATEWAY: 'http',
          SMS_PER_HOUR: '1000000',
          CLOCK_AHEAD: String(ahead()),
          PORT: '0',
          ...env,
        },
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      })
      if (fileBlocks !== undefined) expected.add(started)
      child = started
      let isReady = false
      started.once('exit', (code, signal) => {
        // One that cannot start while the database is away says so and ends.
        if (isReady && !expected.has(started)) onDeath(name, `exit code ${code}, signal ${signal}`)
      })
      url = await readAddress(started)
      isReady = true
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    tell: (wanted) => {
      if (child?.connected) child.send(wanted, () => {})
    },
    isRunning: () =>
      child !== undefined && child.exitCode === null && child.signalCode === null && !expected.has(child),
  }
}

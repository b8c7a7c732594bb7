import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { readAddress } from '#commands/testing/serve-process.ts'
import { createSecrets } from '../identity/secrets.ts'
import { signPhone } from '../identity/verified-phone.ts'
import { mondayMorning } from './test-api.ts'

/** The SECRET of all test processes. */
export const processSecret = 'the secret that all test processes share'

export interface ApiProcess {
  url: string
  child: ChildProcess
  /** Ends it without warning, as a crash of the machine would. */
  kill(): Promise<void>
}

export interface ProcessOptions {
  /** How many file descriptors it may have; else as many as the test. */
  descriptors?: number
  /** A module that is loaded before the server. */
  preload?: string
}

/** Starts the API as a process of its own on a database. It believes that it is Monday morning. */
export async function startApiProcess(
  env: Record<string, string>,
  { descriptors, preload }: ProcessOptions = {},
): Promise<ApiProcess> {
  const node = [
    process.execPath,
    ...(preload ? ['--import', join(import.meta.dirname, preload)] : []),
    join(import.meta.dirname, 'api-process.ts'),
  ]
  const limited = ['bash', '-c', `ulimit -n ${descriptors} && exec "$0" "$@"`, ...node]
  const [command, ...args] = descriptors === undefined ? node : limited
  const child = spawn(command!, args, {
    env: {
      ...process.env,
      PORT: '0',
      APP_ENV: 'test',
      LOG_LEVEL: 'error',
      DEMO: 'no',
      SECRET: processSecret,
      CLOCK: mondayMorning.toString(),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const { port } = new URL(await readAddress(child))
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    kill: async () => {
      child.kill('SIGKILL')
      await exited
    },
  }
}

/** The proof that a phone was verified, without the SMS. */
export function provePhone(phone: string): string {
  const secrets = createSecrets(processSecret)
  return signPhone(secrets, { phoneHash: secrets.hash('phone', phone), verification: randomUUID() }, mondayMorning)
}

export interface HttpReply {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of an answer
  body: any
}

/** Asks a process; status 0 means that it did not answer. */
export async function ask(url: string, init: RequestInit = {}): Promise<HttpReply> {
  try {
    const response = await fetch(url, init)
    return { status: response.status, body: await response.json() }
  } catch {
    return { status: 0, body: {} }
  }
}

export function order(url: string, body: object, key: string): Promise<HttpReply> {
  return ask(`${url}/api/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  })
}

/** Works through tasks, some at a time. */
export async function inParallel<T>(tasks: T[], width: number, work: (task: T) => Promise<void>): Promise<void> {
  const queue = tasks[Symbol.iterator]()
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (const task of queue) await work(task)
    }),
  )
}

import { once } from 'node:events'
import { rmSync, statSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, describe, expect, it } from 'vitest'
import { copyEmbeddedTemplate } from '#database/testing/engines.ts'
import { createTestDatabase } from '#database/testing/shared-postgres.ts'
import { type ApiProcess, ask, type ProcessOptions, startApiProcess } from '../testing/start-process.ts'

/** Starting processes takes its time on a busy machine; nothing here waits for the clock. */
const patience = { timeout: 300_000 }

const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const it of cleanUp.splice(0).reverse()) await it()
})

const engines: [name: string, prepare: () => Promise<Record<string, string>>][] = [
  [
    'embedded',
    async () => {
      const folder = await copyEmbeddedTemplate()
      cleanUp.push(() => rmSync(folder, { recursive: true, force: true }))
      return { DATA_DIR: folder }
    },
  ],
  [
    'PostgreSQL',
    async () => {
      const { url, drop } = await createTestDatabase()
      cleanUp.push(drop)
      return { DATABASE_URL: url }
    },
  ],
]

async function start(env: Record<string, string>, options: ProcessOptions): Promise<ApiProcess> {
  const api = await startApiProcess({ LOG_LEVEL: 'silent', ...env }, options)
  cleanUp.push(() => api.kill())
  return api
}

/** Asks over a connection that stays open, because no other one could be opened. */
function createClient(api: ApiProcess) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  cleanUp.push(() => agent.destroy())
  return (method: 'GET' | 'POST', path: string, body?: object): Promise<number> =>
    new Promise((resolve, reject) => {
      const asked = request(
        api.url + path,
        { agent, method, headers: body ? { 'content-type': 'application/json' } : {} },
        (response) => response.resume().once('end', () => resolve(response.statusCode!)),
      )
      asked.once('error', reject).end(body && JSON.stringify(body))
    })
}

describe.each(engines)('a process without a free file descriptor, on %s', (_, prepare) => {
  it('lives, says that it is not ready, and recovers by itself', patience, async () => {
    const env = await prepare()
    const api = await start(env, { descriptors: 300, preload: 'use-up-descriptors.mjs' })
    const lines = createInterface({ input: api.child.stdout! })[Symbol.asyncIterator]()
    const toggle = async () => {
      api.child.kill('SIGUSR2')
      return (await lines.next()).value
    }
    const call = createClient(api)
    expect(await call('GET', '/api/health')).toBe(200)
    expect(await toggle()).toBe('used up')
    expect(await call('GET', '/api/ready')).toBe(503)
    // The rules of phone numbers are loaded with the first code, which fails here.
    const code = () => call('POST', '/api/verifications', { phone: '+4791234567' })
    expect(await code()).toBe(503)
    if (env.DATA_DIR) {
      const heartbeat = join(env.DATA_DIR, 'heartbeat')
      const beaten = () => statSync(heartbeat).mtimeMs
      for (let beat = 0; beat < 2; beat++) {
        const before = beaten()
        await expect.poll(beaten, { timeout: 60_000 }).toBeGreaterThan(before)
      }
    }
    expect(await toggle()).toBe('gave back')
    await expect.poll(() => call('GET', '/api/ready'), { timeout: 60_000 }).toBe(200)
    expect(await code()).toBe(202)
    expect(api.child.exitCode).toBeNull()
  })

  it('is what many idle connections do not bring about', patience, async () => {
    const api = await start(await prepare(), { descriptors: 400 })
    const sockets: Socket[] = []
    cleanUp.push(() => {
      for (const socket of sockets) socket.destroy()
    })
    for (let n = 0; n < 600; n++) {
      const socket = connect(Number(new URL(api.url).port), '127.0.0.1')
      socket.on('error', () => {})
      sockets.push(socket)
      await once(socket, 'connect')
    }
    expect((await ask(`${api.url}/api/ready`)).status).toBe(200)
    const verification = await ask(`${api.url}/api/verifications`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ phone: '+4791234567' }),
    })
    expect(verification.status).toBe(202)
  })
})

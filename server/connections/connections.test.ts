import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Connections, createConnections } from './connections.ts'

/** Long beyond every test: whatever ends, ends by itself. */
const never = 600_000

/** More than goes into the buffers of the system on both sides. */
const large = Buffer.alloc(32 * 1024 * 1024)

let server: Server
let connections: Connections
let warnings: string[]
let answer: (() => void) | undefined
let asked: Promise<unknown>

async function listen(limits = { all: 100, fromOneAddress: 100 }): Promise<void> {
  asked = new Promise((resolve) => {
    server = createServer((request, response) => {
      connections.begin(request, response)
      if (request.url === '/now') return response.end('now')
      if (request.url === '/large') return response.end(large)
      answer = () => response.end('answered')
      resolve(undefined)
    })
  })
  warnings = []
  connections = createConnections(limits, { warn: (_: unknown, text?: string) => void warnings.push(text!) })
  connections.watch(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
}
afterEach(() => {
  server.close()
  server.closeAllConnections()
})

const portOf = () => (server.address() as { port: number }).port

const open = async (sent: string): Promise<{ socket: Socket; read: Promise<string> }> => {
  const socket = connect(portOf(), '127.0.0.1')
  const accepted = once(server, 'connection')
  let received = ''
  socket.on('data', (chunk) => {
    received += chunk
  })
  // A connection that is refused may be reset before it has written.
  socket.on('error', () => {})
  const read = new Promise<string>((resolve) => socket.once('close', () => resolve(received)))
  socket.write(sent)
  await accepted
  return { socket, read }
}
const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`
const unfinished = 'POST /slow HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nfive!'

describe('a server that stops', () => {
  beforeEach(() => listen())

  it('finishes what is under way and says that it closes', async () => {
    const { read } = await open(request('/slow'))
    await asked
    const finished = connections.finish(never)
    answer?.()
    await finished
    expect((await read).toLowerCase()).toMatch(/^http\/1.1 200 ok\r\n.*connection: close\r\n.*answered/s)
  })

  it('soon ends idle connections, and those that do not finish their header', async () => {
    const idle = await open(request('/now'))
    await once(idle.socket, 'data')
    const half = await open('GET / HTTP/1.1\r\nHos')
    await connections.finish(never)
    expect(await idle.read).toContain('now')
    expect(await half.read).toBe('')
  })

  it('answers on an idle connection what was on the way when it stopped', async () => {
    const idle = await open(request('/now'))
    await once(idle.socket, 'data')
    await connections.stopListening()
    const finished = connections.finish(never)
    idle.socket.write(request('/now'))
    expect((await idle.read).toLowerCase()).toMatch(/now.*http\/1.1 200 ok\r\n.*connection: close\r\n.*now/s)
    await finished
  })

  it('answers whoever was let in and asks a moment later', async () => {
    const fresh = await open('')
    await connections.stopListening()
    const finished = connections.finish(never)
    fresh.socket.write(request('/now'))
    expect((await fresh.read).toLowerCase()).toMatch(/^http\/1.1 200 ok\r\n.*connection: close\r\n.*now/s)
    await finished
  })

  it('refuses new connections from then on, and resets none', async () => {
    await open(request('/slow'))
    await asked
    const port = portOf()
    await connections.stopListening()
    const finished = connections.finish(never)
    const [error] = await once(connect(port, '127.0.0.1'), 'error')
    expect(error.code).toBe('ECONNREFUSED')
    answer?.()
    await finished
  })

  it('cuts what does not come to an end', async () => {
    const { read } = await open(request('/slow'))
    await asked
    await connections.finish(20)
    expect(await read).toBe('')
  })

  it('answers every request that reached this machine before, accepted or not', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'innom-arrived-'))
    const mark = join(folder, 'sent')
    // Twenty clients: a request each, and the mark once all of them have been handed to the system.
    const program = `
      const { connect } = require('node:net')
      const count = 20
      let sent = 0
      for (let n = 0; n < count; n++) {
        let received = ''
        const socket = connect(${portOf()}, '127.0.0.1', () => socket.write(${JSON.stringify(request('/now'))}, () => {
          if (++sent === count) require('node:fs').writeFileSync(${JSON.stringify(mark)}, '')
        }))
        socket.on('data', (chunk) => { received += chunk })
        socket.on('error', () => {})
        socket.on('close', () => console.log(/connection: close[^]*now$/i.test(received) ? 'answered' : 'lost'))
      }`
    const clients = spawn(process.execPath, ['--eval', program], { stdio: ['ignore', 'pipe', 'inherit'] })
    try {
      // This process is too busy to accept or read anything until all are there.
      while (!existsSync(mark));
      await connections.stopListening()
      await connections.finish(never)
      const lines = (await text(clients.stdout)).trim().split('\n')
      expect(lines).toEqual(Array(20).fill('answered'))
    } finally {
      clients.kill()
      rmSync(folder, { recursive: true, force: true })
    }
  })
})

describe('as many connections as there may be', () => {
  const openIdle = async () => {
    const client = await open(request('/now'))
    await once(client.socket, 'data')
    return client
  }

  it('make room for one more: the one that has been idle for longest is closed', async () => {
    await listen({ all: 3, fromOneAddress: 3 })
    const [first, second, third] = [await openIdle(), await openIdle(), await openIdle()]
    first.socket.write(request('/now'))
    await once(first.socket, 'data')
    const fourth = await openIdle()
    expect(await second.read).toContain('now')
    expect([first, third, fourth].map(({ socket }) => socket.closed)).toEqual([false, false, false])
    expect(warnings).toEqual([])
  })

  it('refuse one more if all are being answered, and the log says so once', async () => {
    await listen({ all: 2, fromOneAddress: 2 })
    await openBusy()
    const busy = await openBusy()
    const refused = [await open(request('/now')), await open(request('/now'))]
    for (const { read } of refused) expect(await read).toBe('')
    expect(warnings).toHaveLength(1)
    busy.socket.destroy()
    await expect.poll(async () => (await open(request('/now'))).socket.closed).toBe(false)
  })

  const openUnfinished = async () => {
    const client = await open(unfinished)
    await once(server, 'request')
    return client
  }
  const openBusy = async () => {
    const client = await open(request('/slow'))
    await once(server, 'request')
    return client
  }

  it('make room although strangers leave all their bodies unfinished: the one that asked longest ago is closed', async () => {
    await listen({ all: 3, fromOneAddress: 3 })
    const [first, second, third] = [await openUnfinished(), await openUnfinished(), await openUnfinished()]
    const visitor = await openIdle()
    expect(await first.read).toBe('')
    expect([second, third, visitor].map(({ socket }) => socket.closed)).toEqual([false, false, false])
    expect(warnings).toEqual([])
  })

  it('make room for a visitor from an address that has left its share unfinished', async () => {
    await listen({ all: 4, fromOneAddress: 2 })
    const [first, second] = [await openUnfinished(), await openUnfinished()]
    const visitor = await openIdle()
    expect(await first.read).toBe('')
    expect([second, visitor].map(({ socket }) => socket.closed)).toEqual([false, false])
  })

  it('never close one that is being answered, not even if the next request on it is unfinished', async () => {
    await listen({ all: 3, fromOneAddress: 3 })
    const busy = await openBusy()
    const finishBusy = answer!
    const next = once(server, 'request')
    busy.socket.write(unfinished)
    await next
    const complete = await openUnfinished()
    complete.socket.write('whole')
    const finishComplete = answer!
    const stranger = await openUnfinished()
    await openIdle()
    expect(await stranger.read).toBe('')
    finishBusy()
    finishComplete()
    for (const { socket } of [busy, complete]) expect(String((await once(socket, 'data'))[0])).toContain('answered')
  })

  it('close one whose client does not take its answer before they refuse a visitor', async () => {
    await listen({ all: 2, fromOneAddress: 2 })
    const busy = await openBusy()
    const stalled = connect(portOf(), '127.0.0.1')
    stalled.pause()
    stalled.on('error', () => {})
    stalled.write(request('/large'))
    await once(server, 'request')
    const visitor = await openIdle()
    expect([busy, visitor].map(({ socket }) => socket.closed)).toEqual([false, false])
    expect(warnings).toEqual([])
    stalled.destroy()
  })

  it('are counted by address, so that one visitor’s are closed before those of others', async () => {
    await listen({ all: 4, fromOneAddress: 2 })
    const [first, second] = [await openIdle(), await openIdle()]
    const third = await openIdle()
    expect(await first.read).toContain('now')
    expect([second.socket.closed, third.socket.closed]).toEqual([false, false])
  })
})

describe('a client that does not read', () => {
  it('is cut when its answer still waits at the second look; one that reads is not', async () => {
    await listen()
    const stalled = connect(portOf(), '127.0.0.1')
    stalled.pause()
    stalled.on('error', () => {})
    stalled.write(request('/large'))
    await once(server, 'request')
    const reader = await open(request('/now'))
    await once(reader.socket, 'data')
    const count = () => new Promise((resolve) => server.getConnections((_, count) => resolve(count)))
    connections.cutStalled()
    expect(await count()).toBe(2)
    connections.cutStalled()
    await expect.poll(count).toBe(1)
    expect(reader.socket.closed).toBe(false)
    stalled.destroy()
  })
})

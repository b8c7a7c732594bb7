import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Connections, createConnections } from './connections.ts'

/** Long beyond every test: whatever ends, ends by itself. */
const never = 600_000

describe('a server that stops', () => {
  let server: Server
  let connections: Connections
  let answer: (() => void) | undefined
  let asked: Promise<unknown>
  beforeEach(async () => {
    asked = new Promise((resolve) => {
      server = createServer((request, response) => {
        connections.begin(request, response)
        if (request.url === '/now') return response.end('now')
        answer = () => response.end('answered')
        resolve(undefined)
      })
    })
    connections = createConnections()
    connections.watch(server)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterEach(() => {
    server.close()
    server.closeAllConnections()
  })

  const open = async (text: string): Promise<{ socket: Socket; read: Promise<string> }> => {
    const socket = connect((server.address() as { port: number }).port, '127.0.0.1')
    const accepted = once(server, 'connection')
    let received = ''
    socket.on('data', (chunk) => {
      received += chunk
    })
    const read = new Promise<string>((resolve) => socket.once('close', () => resolve(received)))
    socket.write(text)
    await accepted
    return { socket, read }
  }
  const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`

  it('finishes what is under way and says that it closes', async () => {
    const { read } = await open(request('/slow'))
    await asked
    const finished = connections.finish(never)
    answer?.()
    await finished
    expect((await read).toLowerCase()).toMatch(/^http\/1.1 200 ok\r\n.*connection: close\r\n.*answered/s)
  })

  it('ends idle connections and half-sent headers at once', async () => {
    const idle = await open(request('/now'))
    await once(idle.socket, 'data')
    const half = await open('GET / HTTP/1.1\r\nHos')
    await connections.finish(never)
    expect(await idle.read).toContain('now')
    expect(await half.read).toBe('')
  })

  it('accepts nobody new while it finishes', async () => {
    await open(request('/slow'))
    await asked
    const finished = connections.finish(never)
    const late = await open(request('/now'))
    expect(await late.read).toBe('')
    answer?.()
    await finished
  })

  it('cuts what does not come to an end', async () => {
    const { read } = await open(request('/slow'))
    await asked
    await connections.finish(20)
    expect(await read).toBe('')
  })
})

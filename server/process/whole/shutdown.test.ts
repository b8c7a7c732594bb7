import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { copyEmbeddedTemplate } from '#database/testing/engines.ts'
import { type ApiProcess, startApiProcess } from '../../testing/start-process.ts'

describe('a process that is told to stop', () => {
  let folder: string
  let api: ApiProcess
  beforeEach(async () => {
    folder = await copyEmbeddedTemplate()
    api = await startApiProcess({ DATA_DIR: folder })
  })
  afterEach(async () => {
    await api.kill()
    rmSync(folder, { recursive: true, force: true })
  })

  const open = async (text: string): Promise<{ socket: Socket; closed: Promise<string> }> => {
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1')
    let received = ''
    socket.on('data', (chunk) => {
      received += chunk
    })
    const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(received)))
    await once(socket, 'connect')
    socket.write(text)
    return { socket, closed }
  }

  it('answers what is in flight although the signal comes twice, and whoever was let in; waits for nobody else, and ends with 0', async () => {
    const idle = await open('GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n')
    await once(idle.socket, 'data')
    const half = await open('GET /api/health HTTP/1.1\r\nHos')
    const body = '{"slot":"no such slot"}'
    const header = `POST /api/holds HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: ${body.length}\r\n\r\n`
    const inFlight = await open(header)
    // The server says 'continue': it has the request and waits for its body.
    await once(inFlight.socket, 'data')
    const letIn = await open('')

    const exited = once(api.child, 'exit')
    api.child.kill('SIGTERM')
    api.child.kill('SIGINT')
    letIn.socket.write('GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n')
    expect(await idle.closed).toContain('200 OK')
    // Whether it says that it closes is up to which the process heard first, the signal or this request.
    expect(await letIn.closed).toContain('200 OK')
    expect(await half.closed).toBe('')
    inFlight.socket.write(body)
    const answer = await inFlight.closed
    expect(answer).toContain('application/problem+json')
    expect(answer.toLowerCase()).toContain('connection: close')
    expect(await exited).toEqual([0, null])
  })

  it('answers what was sent before the signal, although it had not read it yet', async () => {
    const health = 'GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n'
    const used = await open(health)
    await once(used.socket, 'data')
    const exited = once(api.child, 'exit')
    // As at saturation: the system has the requests, the process has not come to them.
    api.child.kill('SIGSTOP')
    used.socket.write(health)
    const others = await Promise.all(Array.from({ length: 20 }, () => open(health)))
    api.child.kill('SIGTERM')
    api.child.kill('SIGCONT')
    for (const { closed } of others) expect(await closed).toContain('200 OK')
    expect((await used.closed).match(/200 OK/g)).toHaveLength(2)
    expect(await exited).toEqual([0, null])
  })
})

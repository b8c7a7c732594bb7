import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { createLog } from '../process/log.ts'

describe('what cannot be read as a request', () => {
  let app: FastifyInstance
  beforeAll(async () => {
    const nothing = () => {}
    app = createApp({
      log: createLog({ LOG_LEVEL: 'silent' }),
      site: { answer: nothing, answerMissing: nothing, answerFailure: nothing },
      trustProxy: 0,
      siteUrl: 'https://x',
      headersTimeout: 100,
      requestTimeout: 200,
    })
    // Two servers: one for each of the addresses of this name.
    await app.listen({ port: 0, host: 'localhost' })
  })
  afterAll(() => app.close())

  /** With `dribble` another byte follows every so many milliseconds. */
  const send = (text: string, dribble?: number) =>
    new Promise<{ status: number; type: string | undefined; body: { code: string; status: number; title: string } }>(
      (resolve, reject) => {
        const { port } = app.server.address() as { port: number }
        const socket = connect(port, '127.0.0.1', () => socket.write(text))
        const more =
          dribble === undefined ? undefined : setInterval(() => socket.writable && socket.write(' '), dribble)
        let received = ''
        socket.on('data', (chunk) => {
          received += chunk
        })
        // Bytes that cross the answer on their way meet a closed connection.
        socket.on('error', (error) => dribble === undefined && reject(error))
        socket.on('close', () => {
          clearInterval(more)
          const [head = '', body = ''] = received.split('\r\n\r\n')
          resolve({
            status: Number(head.split(' ')[1]),
            type: /content-type: (.*)/.exec(head)?.[1],
            body: JSON.parse(body),
          })
        })
      },
    )
  const type = 'application/problem+json; charset=utf-8'

  it.each([
    ['nonsense', 'HELLO\r\n\r\n', 400, 'bad-request'],
    ['a header without end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'too-large'],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: x\r\nhost: y\r\n\r\n', 400, 'bad-request'],
    ['two hosts, of the API', 'GET /api/health HTTP/1.1\r\nHOST: x\r\nHost: x\r\n\r\n', 400, 'bad-request'],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400, 'bad-request'],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400, 'bad-request'],
  ])('is answered with a problem document: %s', async (_, text, status, code) => {
    expect(await send(text)).toMatchObject({ status, type, body: { code, status } })
  })

  it.each([
    ['a page', 'GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n', 'Dette nettstedet svarer ikke på den adressen.'],
    [
      'a call',
      'GET /api/health HTTP/1.1\r\nHost: evil.example:443\r\nAccept-Language: en\r\n\r\n',
      'This site doesn’t answer to that address.',
    ],
    [
      'an address as a whole, whose host counts',
      'GET https://evil.example/ HTTP/1.1\r\nHost: x\r\n\r\n',
      'Dette nettstedet svarer ikke på den adressen.',
    ],
  ])('is refused where it is meant for another site: %s', async (_, text, title) => {
    expect(await send(text)).toMatchObject({ status: 421, type, body: { code: 'misdirected', status: 421, title } })
  })

  it('is given up when its header does not come to an end in time', { timeout: 15_000 }, async () => {
    expect(await send('GET / HTTP/1.1\r\nHos')).toMatchObject({ status: 408, type, body: { code: 'timeout' } })
  })

  it('is given up when its body does not come to an end in time, however often another byte comes', {
    timeout: 15_000,
  }, async () => {
    const start =
      'POST /api/holds HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n{'
    expect(await send(start, 50)).toMatchObject({ status: 408, type, body: { code: 'timeout' } })
  })
})

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { ProblemAnswer } from '#domain/api/call-types.ts'
import { type Country, defaultLocale } from '#domain/locale.ts'
import { type ProblemCode, problemType } from '#domain/problems.ts'
import { messagesFor } from '#messages/messages.ts'

/** What came is no request that could be read: nothing is known of it, not even its language. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket, country: Country): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const { status, reason, code } = classify(error.code)
  const { headers, body } = writeProblem(status, code, country)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end(`HTTP/1.1 ${status} ${reason}\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
  // A client that goes on sending would keep the connection open.
  socket.destroySoon()
}

/** The same for a request that was read and must not be believed; in its turn, after the answers to earlier ones. */
export function answerBadRequest(response: ServerResponse, country: Country): void {
  const { headers, body } = writeProblem(400, 'bad-request', country)
  response.writeHead(400, headers).end(body)
}

function writeProblem(status: number, code: ProblemCode, country: Country) {
  const words = messagesFor(defaultLocale, country)
  const problem: ProblemAnswer = { type: problemType(code), title: words.problems[code], status, code }
  const body = JSON.stringify(problem)
  const headers = {
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    connection: 'close',
  }
  return { headers, body }
}

/**
 * A request names its host once (before HTTP/1.1 it need not). Of several, Node takes the first and a proxy may take the last, so
 * they could disagree about whose request it is.
 */
export function namesHostWrongly({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let count = 0
  for (let n = 0; n < rawHeaders.length; n += 2) {
    const name = rawHeaders[n]!
    if (name.length === 4 && name.toLowerCase() === 'host') count++
  }
  return count > 1 || (count === 0 && httpVersion === '1.1')
}

/** The statuses are those of HTTP for exactly these cases; the codes are the nearest that have words. */
function classify(code: string | undefined): { status: number; reason: string; code: ProblemCode } {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return { status: 408, reason: 'Request Timeout', code: 'timeout' }
    case 'HPE_HEADER_OVERFLOW':
      return { status: 431, reason: 'Request Header Fields Too Large', code: 'too-large' }
    default:
      return { status: 400, reason: 'Bad Request', code: 'bad-request' }
  }
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { ProblemAnswer } from '#domain/api/call-types.ts'
import { type ProblemCode, problemType } from '#domain/api/problems.ts'
import { type Country, defaultLocale } from '#domain/market/locale.ts'
import { type Messages, messagesFor } from '#messages/messages.ts'
import { readAcceptLanguage } from '../http/find-locale.ts'

/** Answers bytes that could not be parsed as a request. Nothing is known about it, not even its language. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket, country: Country): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const { status, reason, code } = classify(error.code)
  const { headers, body } = writeProblem(status, code, messagesFor(defaultLocale, country))
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end(`HTTP/1.1 ${status} ${reason}\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
  // A client that keeps sending would hold the connection open.
  socket.destroySoon()
}

/** The same for a request that was parsed but goes no further; sent after the answers to earlier requests. */
export function refuseRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { status, code, country, allow }: { status: number; code: ProblemCode; country: Country; allow?: string },
): void {
  const words = messagesFor(readAcceptLanguage(request.headers['accept-language']), country)
  const { headers, body } = writeProblem(status, code, words)
  response.writeHead(status, { ...headers, ...(allow === undefined ? {} : { allow }) })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function writeProblem(status: number, code: ProblemCode, words: Messages) {
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
 * A request names its host once (optional before HTTP/1.1). Of several, Node takes the first and a proxy may take the last,
 * so the two could disagree about which site is meant.
 */
export function namesHostWrongly({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let count = 0
  for (let n = 0; n < rawHeaders.length; n += 2) {
    const name = rawHeaders[n]!
    if (name.length === 4 && name.toLowerCase() === 'host') count++
  }
  return count > 1 || (count === 0 && httpVersion === '1.1')
}

/** The HTTP statuses for exactly these cases; the codes are the closest ones that have messages. */
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

import { writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { ReleasePlace } from '#releases/layout.ts'

/** A page as our server sends it to a browser that takes brotli. */
export interface CapturedPage {
  path: string
  body: Buffer
  /** Names and values alternating, without what every HTTP server adds by itself. */
  headers: string[]
  /** The folder with the files of the release. */
  root: string
  /** All of it as JSON, with the body in a file of its own, for servers in other processes. */
  file: string
}

/** Fields that belong to the connection. */
const ofConnection = new Set(['date', 'connection', 'keep-alive'])

export async function capturePage(
  address: string,
  path: string,
  place: ReleasePlace,
  folder: string,
): Promise<CapturedPage> {
  const { answer, body } = await ask(address, path)
  const headers = answer.rawHeaders.flatMap((name, at) =>
    at % 2 === 0 && !ofConnection.has(name.toLowerCase()) ? [name, answer.rawHeaders[at + 1]!] : [],
  )
  const bodyFile = join(folder, 'page.br')
  writeFileSync(bodyFile, body)
  const root = join(place.folder, 'files')
  const file = join(folder, 'page.json')
  writeFileSync(file, JSON.stringify({ root, body: bodyFile, headers }))
  return { path, body, headers, root, file }
}

/** A comparison with a server that sends something else would say nothing. */
export async function requireSameBody(address: string, { path, body, headers }: CapturedPage): Promise<void> {
  const other = await ask(address, path)
  if (!other.body.equals(body))
    throw new Error(`${address} sends other bytes: ${other.body.length}, not ${body.length}`)
  const missing = headers.filter((name, at) => at % 2 === 0 && other.answer.headers[name.toLowerCase()] === undefined)
  if (missing.length > 0) throw new Error(`${address} does not send ${missing.join(', ')}`)
}

/** The body as it is sent, not unpacked. */
function ask(address: string, path: string): Promise<{ answer: IncomingMessage; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(address + path, { headers: { 'accept-encoding': 'br' }, agent: false }, (answer) => {
      buffer(answer).then((body) => resolve({ answer, body }), reject)
    }).on('error', reject)
  })
}

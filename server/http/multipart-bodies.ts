import { MIMEType } from 'node:util'
import type { FastifyRequest } from 'fastify'
import { attachmentMaxBytes } from '#domain/forms/fields/attachment.ts'
import { readSource } from './addresses.ts'
import { sendProblem } from './problems.ts'
import { type Api, withZod } from './zod-routes.ts'

/** A file of the largest size with the fields around it. */
export const multipartLimit = attachmentMaxBytes + 64 * 1024

/** A form has a dozen. To parse tens of thousands in one body would take a second. */
const mostParts = 20

/** Uploads that are read at the same moment: each takes its size in memory, several times while it is parsed and stored. */
const mostAtOnce = 6
/** By network: one customer of a provider has more IPv6 addresses than all uploads together. */
const mostFromOneNetwork = 2

const multipartType = 'multipart/form-data'

/** Of no form, too many parts, or a field that stands twice. */
class UnreadableFormError extends Error {
  override name = 'UnreadableFormError'
  readonly statusCode = 400
}

/**
 * Registers routes that accept forms with a file. Read by the platform's own parser (decision 69), whole and in memory: nothing of an
 * upload is written to a disk before it has been judged. How long it may take is the server's limit for any request.
 */
export function withFiles(api: Api, register: (forms: Api) => void): void {
  api.register(async (scope) => {
    const reading = new Map<string, number>()
    let all = 0
    scope.addHook('onRequest', (request, reply, done) => {
      const { network } = readSource(request.ip)
      const own = reading.get(network) ?? 0
      if (all >= mostAtOnce || own >= mostFromOneNetwork) return void sendProblem(request, reply, 'unavailable')
      all++
      reading.set(network, own + 1)
      // Also when the client hangs up or the server cuts it off.
      reply.raw.once('close', () => {
        all--
        const left = reading.get(network)! - 1
        if (left > 0) reading.set(network, left)
        else reading.delete(network)
      })
      done()
    })
    scope.addContentTypeParser(multipartType, { parseAs: 'buffer', bodyLimit: multipartLimit }, readForm)
    register(withZod(scope))
  })
}

/** Fields as text, files as bytes, by name. The names and types that files came with are dropped: nothing may go by them. */
async function readForm(request: FastifyRequest, body: Buffer | string): Promise<Record<string, string | Uint8Array>> {
  const type = request.headers['content-type'] ?? ''
  let form: FormData
  try {
    // By the same rules as the parser below reads it, or somebody could hide parts from the count.
    const boundary = new MIMEType(type).params.get('boundary')
    if (!boundary || countParts(body as Buffer, `--${boundary}`) > mostParts) throw new UnreadableFormError()
    form = await new Response(body as Buffer<ArrayBuffer>, { headers: { 'content-type': type } }).formData()
  } catch {
    throw new UnreadableFormError()
  }
  const fields: [string, string | Uint8Array][] = []
  for (const [name, value] of form) {
    if (fields.some(([known]) => known === name)) throw new UnreadableFormError()
    fields.push([name, typeof value === 'string' ? value : new Uint8Array(await value.arrayBuffer())])
  }
  return Object.fromEntries(fields)
}

function countParts(body: Buffer, mark: string): number {
  let parts = 0
  for (let at = body.indexOf(mark); at >= 0 && parts <= mostParts + 1; at = body.indexOf(mark, at + mark.length))
    parts++
  // The last mark ends the form.
  return parts - 1
}

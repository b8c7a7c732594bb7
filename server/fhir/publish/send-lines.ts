import { pipeline, Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding } from '../../static/request-headers.ts'

const chunkCharacters = 32_768

/** Sends one resource a line, written as fast as the client reads: what waits in memory is a chunk and not the file. */
export function sendLines(request: FastifyRequest, reply: FastifyReply, resources: Iterable<object>): FastifyReply {
  reply.header('vary', 'accept-encoding')
  if (request.method === 'HEAD') return reply.send()
  const lines = Readable.from(writeChunks(resources), { objectMode: false, highWaterMark: chunkCharacters })
  if (chooseEncoding(request.headers['accept-encoding']?.replaceAll(/\bbr\b/g, '')) !== 'gzip') return reply.send(lines)
  reply.header('content-encoding', 'gzip')
  // Whoever hangs up ends both; there is nobody to tell.
  return reply.send(pipeline(lines, createGzip({ level: 4 }), () => {}))
}

function* writeChunks(resources: Iterable<object>): Generator<string> {
  let chunk = ''
  for (const resource of resources) {
    chunk += `${JSON.stringify(resource)}\n`
    if (chunk.length < chunkCharacters) continue
    yield chunk
    chunk = ''
  }
  if (chunk) yield chunk
}

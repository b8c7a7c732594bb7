import type { Socket } from 'node:net'
import * as z from 'zod'

/** One JSON text per line; a connection carries one request and one answer. */
export const controlRequest = z.object({ operation: z.string(), input: z.unknown() })
export type ControlRequest = z.infer<typeof controlRequest>

export const controlReply = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), answer: z.unknown() }),
  z.object({ ok: z.literal(false), message: z.string() }),
])
export type ControlReply = z.infer<typeof controlReply>

/** A roster of the largest chain fits into this many times over. */
const longestMessage = 32 * 1024 * 1024

/** Reads the next line; fails if the connection ends or the line is too long. */
export function readLine(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let length = 0
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      length += chunk.length
      if (chunk.includes(0x0a)) resolve(Buffer.concat(chunks).toString('utf8').trimEnd())
      else if (length > longestMessage) socket.destroy(new Error('The message is too long.'))
    })
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('The connection ended before the message did.')))
  })
}

export function writeLine(socket: Socket, message: ControlRequest | ControlReply): void {
  socket.end(`${JSON.stringify(message)}\n`)
}

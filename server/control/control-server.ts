import { chmodSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { OperatorError } from '#domain/operator-error.ts'
import type { Log } from '../process/log.ts'
import { findControlAddress } from './control-address.ts'
import { type ControlReply, controlRequest, readLine, writeLine } from './control-protocol.ts'
import { findOperation } from './operations.ts'
import type { OperatorParts } from './operator-parts.ts'

export interface ControlServer {
  close(): Promise<void>
}

/** Clients send their whole request at once, so a slow one is broken. */
const patience = 60_000

/**
 * Lets operators' commands reach the embedded database while this process has it. Only the owner of
 * DATA_DIR can use the socket: folder and socket have no permissions for others.
 */
export async function openControl(dataDir: string, parts: OperatorParts, log: Log): Promise<ControlServer> {
  const address = findControlAddress(dataDir)
  // This process holds the folder's lock, so an existing socket was left behind by a crash.
  if (process.platform !== 'win32') rmSync(address.path, { force: true })
  /** Connections that have not sent their request yet. */
  const waiting = new Set<Socket>()
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    waiting.add(socket)
    socket.once('close', () => waiting.delete(socket))
    void serve(socket, waiting, parts, log)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => {
      address.release()
      reject(error)
    })
    const previous = process.umask(0o177)
    server.listen(address.path, resolve)
    process.umask(previous)
  })
  if (process.platform !== 'win32') chmodSync(address.path, 0o600)
  server.unref()
  return {
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      // Operations in progress are finished; clients that have not sent a request are disconnected.
      for (const socket of waiting) socket.destroy()
      await closed
      address.release()
    },
  }
}

async function serve(socket: Socket, waiting: Set<Socket>, parts: OperatorParts, log: Log): Promise<void> {
  socket.setTimeout(patience, () => socket.destroy())
  try {
    const { operation, input } = controlRequest.parse(JSON.parse(await readLine(socket)))
    waiting.delete(socket)
    socket.setTimeout(0)
    // A client that does not hang up would keep the server from stopping.
    socket.once('finish', () => socket.destroy())
    writeLine(socket, await run(operation, input, parts, log))
  } catch {
    socket.destroy()
  }
}

async function run(name: string, input: unknown, parts: OperatorParts, log: Log): Promise<ControlReply> {
  const operation = findOperation(name)
  if (!operation)
    return { ok: false, message: `The running server does not know '${name}'. It is of another version: restart it.` }
  try {
    const answer = await operation.run(parts, operation.input.parse(input))
    log.info({ operation: name }, 'an operator’s command was carried out')
    return { ok: true, answer }
  } catch (error) {
    if (error instanceof OperatorError) return { ok: false, message: error.message }
    log.error({ err: error, operation: name }, 'an operator’s command failed')
    return { ok: false, message: 'The running server could not do it; its log says why.' }
  }
}

import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** The connections of a server, so that it can stop gracefully and in bounded time. */
export interface Connections {
  watch(server: Server): void
  /** To be called with every request before it is answered, which may happen at once. */
  begin(request: IncomingMessage, response: ServerResponse): void
  /**
   * Finishes the responses in progress with `Connection: close` and closes all other connections at once: idle ones,
   * and those with a half-sent header. Whatever is still open after `milliseconds` is cut.
   */
  finish(milliseconds: number): Promise<void>
}

export function createConnections(): Connections {
  /** Every open connection with its latest answer. */
  const open = new Map<Socket, ServerResponse | undefined>()
  let isFinishing = false
  let onEmpty: (() => void) | undefined

  return {
    watch: (server) => {
      server.on('connection', (socket) => {
        // It arrived between the signal and the end of listening.
        if (isFinishing) return socket.destroy()
        open.set(socket, undefined)
        socket.once('close', () => {
          open.delete(socket)
          if (open.size === 0) onEmpty?.()
        })
      })
    },
    begin: ({ socket }, response) => {
      open.set(socket, response)
      if (isFinishing) endAfter(response, socket)
    },
    finish: async (milliseconds) => {
      isFinishing = true
      const emptied = new Promise<void>((resolve) => {
        onEmpty = resolve
      })
      for (const [socket, response] of open) {
        if (!response || response.writableFinished) socket.destroy()
        else endAfter(response, socket)
      }
      if (open.size === 0) return
      const timer = setTimeout(() => {
        for (const socket of open.keys()) socket.destroy()
      }, milliseconds)
      await emptied
      clearTimeout(timer)
    },
  }
}

function endAfter(response: ServerResponse, socket: Socket): void {
  // Node then writes `Connection: close`, unless the headers have already been sent.
  response.shouldKeepAlive = false
  response.once('close', () => socket.destroySoon())
}

import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as Listener, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { readSource } from '../http/addresses.ts'
import type { Log } from '../process/log.ts'
import type { ConnectionLimits } from './connection-limits.ts'

/** The connections of a server: how many there are, who does not read, and how they end when the server stops. */
export interface Connections {
  watch(server: Server): void
  /** To be called with every request before it is answered, which may happen at once. */
  begin(request: IncomingMessage, response: ServerResponse): void
  /** Cuts the connections whose clients have not taken an answer that was waiting for them at the last call already. */
  cutStalled(): void
  /**
   * The first step of stopping: everybody who waits to be let in is, and is read later. Then, before anybody else can arrive, the server
   * stops listening: the system resets connections that wait to be accepted, and refuses later ones. From then on every answer says
   * `Connection: close`.
   */
  stopListening(): Promise<void>
  /**
   * Finishes the responses in progress. An idle connection is answered if it asks within a second, because its request may be on the way,
   * and is closed then. Whatever is still open after `milliseconds` is cut.
   */
  finish(milliseconds: number): Promise<void>
}

interface Connection {
  /** The open ones from the same address; undefined where that does not count. */
  neighbours: Set<Socket> | undefined
  /** The latest request and its answer, and before them those that were not finished when it came. */
  exchanges: { request: IncomingMessage; response: ServerResponse }[]
}

/** Milliseconds between two looks for clients that do not read: a slow phone has at least this long for an answer. */
const lookForStalled = 30_000

/** Milliseconds: new connections may arrive faster than they are let in. */
const longestArrival = 5_000

/** Milliseconds for answers in progress before the server stops listening: each takes time in which somebody else arrives. */
const longestBusy = 1_000

/** Milliseconds that an idle connection has for a request when the server stops: a proxy uses those that it has until it is told. */
const timeToAsk = 1_000

/** How often it is logged that connections are refused. */
const remindEvery = 60_000

/** Whether a request has arrived whole and its answer is not written yet. */
function isBeingAnswered({ exchanges }: Connection): boolean {
  return exchanges.some(({ request, response }) => request.complete && !response.writableEnded)
}

/** Answers that are written and that the client has not taken yet. */
function listUntaken({ exchanges }: Connection): ServerResponse[] {
  return exchanges.map(({ response }) => response).filter((it) => it.writableEnded && !it.writableFinished)
}

/**
 * When no more connections are allowed, or no more from one address, one makes room that waits for its own client: the one that asked
 * longest ago, and those that have not taken their answer after all others. A connection is refused only if all others are being
 * answered. Unfinished bodies do not count as that: whoever keeps opening them would keep everybody else out.
 */
export function createConnections({ all, fromOneAddress }: ConnectionLimits, log: Pick<Log, 'warn'>): Connections {
  /** Every open connection; those that asked last are at the end. */
  const open = new Map<Socket, Connection>()
  /** A host name may have several addresses, each with a server. */
  const servers = new Set<Server>()
  /** In the same order. */
  const byAddress = new Map<string, Set<Socket>>()
  /** Answers that clients had not taken at the last look. */
  let stalled = new Set<ServerResponse>()
  let arrivals = 0
  let isStopping = false
  let isLettingIn = false
  let onEmpty: (() => void) | undefined
  let timer: NodeJS.Timeout | undefined
  let reminded = Number.NEGATIVE_INFINITY

  const forget = (socket: Socket) => {
    open.get(socket)?.neighbours?.delete(socket)
    if (open.delete(socket) && open.size === 0) onEmpty?.()
  }

  const cut = (socket: Socket) => {
    socket.destroy()
    forget(socket)
    return true
  }

  /** False if there is no room for another one. */
  const makeRoom = (neighbours: Set<Socket> | undefined): boolean => {
    const isCrowded = neighbours !== undefined && neighbours.size >= fromOneAddress
    if (!isCrowded && open.size < all) return true
    let untaken: Socket | undefined
    for (const socket of isCrowded ? neighbours : open.keys()) {
      const connection = open.get(socket)!
      if (isBeingAnswered(connection)) continue
      if (listUntaken(connection).length === 0) return cut(socket)
      untaken ??= socket
    }
    return untaken !== undefined && cut(untaken)
  }

  const refuse = (socket: Socket) => {
    socket.destroy()
    if (performance.now() - reminded < remindEvery) return
    reminded = performance.now()
    log.warn({ connections: open.size }, 'connections are refused: as many are being answered as there may be')
  }

  const cutStalled = () => {
    const untaken = new Set<ServerResponse>()
    for (const [socket, connection] of open) {
      for (const response of listUntaken(connection)) {
        if (stalled.has(response)) socket.destroy()
        else untaken.add(response)
      }
    }
    stalled = untaken
  }

  return {
    watch: (server) => {
      servers.add(server)
      timer ??= setInterval(cutStalled, lookForStalled).unref()
      server.on('connection', (socket) => {
        arrivals++
        if (isLettingIn) socket.pause()
        const address = fromOneAddress < all ? readSource(socket.remoteAddress ?? '').address : undefined
        const neighbours = address === undefined ? undefined : byAddress.getOrInsertComputed(address, () => new Set())
        if (!makeRoom(neighbours)) return refuse(socket)
        neighbours?.add(socket)
        open.set(socket, { neighbours, exchanges: [] })
        socket.once('close', () => {
          forget(socket)
          if (address !== undefined && byAddress.get(address)?.size === 0) byAddress.delete(address)
        })
      })
    },
    begin: (request, response) => {
      const { socket } = request
      const connection = open.get(socket)
      if (connection) {
        connection.exchanges = connection.exchanges.filter((it) => !it.response.writableFinished)
        connection.exchanges.push({ request, response })
        open.delete(socket)
        open.set(socket, connection)
        connection.neighbours?.delete(socket)
        connection.neighbours?.add(socket)
      }
      if (isStopping) endAfter(response, socket)
    },
    cutStalled,
    stopListening: async () => {
      isStopping = true
      for (const [socket, { exchanges }] of open) {
        const response = exchanges.at(-1)?.response
        if (response && !response.writableFinished) endAfter(response, socket)
      }
      const since = performance.now()
      let quietTurns = 0
      // The event loop lets in one connection a turn. Whoever is let in now is read afterwards: a visitor who is answered comes again, so that
      // at saturation there would never be a turn in which nobody waits.
      isLettingIn = true
      for (const socket of open.keys()) socket.pause()
      for (let passed = 0; passed < longestArrival; passed = performance.now() - since) {
        const before = arrivals
        await nextTurn()
        quietTurns = arrivals === before ? quietTurns + 1 : 0
        const isBusy = passed < longestBusy && open.values().some(isBeingAnswered)
        if (quietTurns >= 2 && !isBusy) break
      }
      // Nothing is awaited since the last turn, in which everybody who waited was accepted.
      // Not by close() of http, which also closes connections that have not asked yet.
      for (const server of servers) Listener.prototype.close.call(server)
      isLettingIn = false
      for (const socket of open.keys()) socket.resume()
    },
    finish: async (milliseconds) => {
      isStopping = true
      clearInterval(timer)
      const emptied = new Promise<void>((resolve) => {
        onEmpty = resolve
      })
      for (const [socket, { exchanges }] of open) {
        const response = exchanges.at(-1)?.response
        if (response && !response.writableFinished) endAfter(response, socket)
      }
      if (open.size === 0) return
      const lastToAsk = setTimeout(async () => {
        // A process that is busy may not have come to what has arrived meanwhile.
        for (let turn = 0; turn < 2; turn++) await nextTurn()
        for (const [socket, { exchanges }] of open) {
          const unfinished = exchanges.findLast(({ response }) => !response.writableFinished)
          if (unfinished) unfinished.response.once('close', () => socket.destroySoon())
          else socket.destroy()
        }
      }, timeToAsk)
      const limit = setTimeout(() => {
        for (const socket of open.keys()) socket.destroy()
      }, milliseconds)
      await emptied
      clearTimeout(lastToAsk)
      clearTimeout(limit)
    },
  }
}

function endAfter(response: ServerResponse, socket: Socket): void {
  // The client does not know that the connection ends, and may have sent its next request: that one is told.
  if (response.headersSent) return
  // Node then writes `Connection: close`.
  response.shouldKeepAlive = false
  response.once('close', () => socket.destroySoon())
}

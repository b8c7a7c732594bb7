import pino, { type DestinationStream, type Logger } from 'pino'
import type { Config } from '../settings/config.ts'

export type Log = Logger

/** Who follows the log line by line. */
export interface LogWatch {
  /** What is added to a line. */
  ids(): Record<string, string>
  onLine(line: string): void
}

/**
 * The log. Nothing that a visitor sent is written: of a request only its method, route pattern and id (never its
 * address, which may contain a reference), of an error only its kind and code. Fields are allow-listed, so that a new
 * field is not logged until somebody decides that it may be.
 */
export function createLog(config: Pick<Config, 'LOG_LEVEL'>, destination?: DestinationStream, watch?: LogWatch): Log {
  const options = {
    level: config.LOG_LEVEL,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { req: describeRequest, res: describeReply, err: describeError },
    ...(watch && {
      mixin: watch.ids,
      hooks: {
        streamWrite: (line: string) => {
          watch.onLine(line)
          return line
        },
      },
    }),
  }
  return destination ? pino(options, destination) : pino(options)
}

interface RequestLike {
  id?: unknown
  method?: string
  routeOptions?: { url?: string | undefined }
}

function describeRequest(request: RequestLike) {
  return { id: request.id, method: request.method, route: request.routeOptions?.url ?? null }
}

function describeReply(reply: { statusCode?: number }) {
  return { statusCode: reply.statusCode }
}

/** The message of an error may quote what a visitor sent; the lines of our own code in its stack do not. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return { type: error.name, code, at: frames.slice(0, 8).map((line) => line.trim()) }
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { handleError } from './problems.ts'

/** Answers for the pages of the site: from built files, or from sources while somebody works on them. */
export interface SiteAnswers {
  answer(request: IncomingMessage, response: ServerResponse): void
  answerMissing(path: string, request: IncomingMessage, response: ServerResponse): void
  answerFailure(request: IncomingMessage, response: ServerResponse): void
}

export interface AppParts {
  log: FastifyBaseLogger
  site: SiteAnswers
  /** How many proxies in front are believed about where a request comes from. */
  trustProxy: number
}

/** Time limits that keep a slow client from holding a connection. */
const limits = { headersTimeout: 10_000, requestTimeout: 15_000, keepAliveTimeout: 65_000, maxHeaderSize: 16_384 }

/** The web server: files of the built site answer at once, everything below /api and /dev goes through the framework. */
export function createApp({ log, site, trustProxy }: AppParts): FastifyInstance {
  const app: FastifyInstance = fastify<Server>({
    loggerInstance: log,
    // A line for every request is for the API to write, without addresses: they may hold a reference.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_, hop) => hop < trustProxy,
    bodyLimit: 16 * 1024,
    routerOptions: { maxParamLength: 200 },
    genReqId: () => crypto.randomUUID(),
    // An address that cannot be decoded never reaches a route.
    frameworkErrors: handleError,
    serverFactory: (handler) =>
      createServer(limits, (request, response) => {
        if (!isForSite(request)) return handler(request, response)
        try {
          site.answer(request, response)
        } catch (error) {
          log.error({ err: error }, 'a page could not be answered')
          if (response.headersSent) response.destroy()
          else site.answerFailure(request, response)
        }
      }),
  })
  app.setNotFoundHandler((request, reply) => {
    reply.hijack()
    site.answerMissing(request.url, request.raw, reply.raw)
  })
  return app
}

function isForSite({ method, url = '/' }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  return !(url.startsWith('/api/') || url === '/api' || url.startsWith('/dev/') || url === '/dev')
}

import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { ProblemCode } from '#domain/api/problems.ts'
import type { Country } from '#domain/market/locale.ts'
import { answerClientError, namesHostWrongly, refuseRequest } from './connections/client-errors.ts'
import type { Connections } from './connections/connections.ts'
import { setApiHeaders } from './http/api-headers.ts'
import { createHostCheck, createHostLog } from './http/own-hosts.ts'
import { handleError } from './http/problems.ts'
import { readWholeAddress } from './http/request-target.ts'
import { zodCompilers } from './http/zod-routes.ts'
import type { PageEdit } from './static/page-document.ts'

// Not by `import`, which reads every export of a module. Some of those of http load Node's `fetch`: 15 MB and 50 ms at each start.
const { createServer } = process.getBuiltinModule('node:http')

/** Serves the pages of the site: from built files, or from sources in development. */
export interface SiteAnswers {
  answer(request: IncomingMessage, response: ServerResponse): void | Promise<void>
  /** Whether there is something at a path, for those who ask by a method that files do not have. */
  has?(path: string): boolean
  answerMissing(path: string, request: IncomingMessage, response: ServerResponse): void | Promise<void>
  answerFailure(request: IncomingMessage, response: ServerResponse): void
  /** The page at a path, changed for this visitor, and its security headers; undefined where there is no such page. */
  fill?(path: string, request: IncomingMessage, edit: PageEdit): Promise<FilledPage> | undefined
}

export interface FilledPage {
  html: string
  headers: Record<string, string>
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The pages around the API. */
    site?: SiteAnswers
  }
}

export interface AppParts {
  log: FastifyBaseLogger
  site: SiteAnswers
  /** How many proxies in front are trusted about the client's address. */
  trustProxy: number
  /** The market, which decides the language of answers to unreadable requests. */
  country?: Country
  /** Where visitors find the site; requests for other names are refused. */
  siteUrl?: string
  /** Whether visitors come over HTTPS. */
  https?: boolean
  /** Notified of every connection, so that they can be closed gracefully. */
  connections?: Connections
  /** Milliseconds that a client has to send its headers, and the whole request with its body; shorter in tests. */
  headersTimeout?: number
  requestTimeout?: number
}

/** Time limits that keep a slow client from holding a connection. */
const limits = {
  // Node looks for connections beyond these limits only this often; by default every half minute.
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16_384,
  // Checked below, with a problem document for an answer.
  requireHostHeader: false,
}

/** The web server: files of the built site answer at once, everything below /api and /dev goes through the framework. */
export function createApp({
  log,
  site,
  trustProxy,
  country = 'norway',
  https = false,
  siteUrl,
  connections,
  headersTimeout = 10_000,
  requestTimeout = 15_000,
}: AppParts): FastifyInstance {
  /** Requests that no API route handled: an address that cannot be decoded, or a body of an unsupported type. */
  const answerProblem = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    setApiHeaders(reply.raw, https)
    return handleError(error, request, reply)
  }
  const isOurHost = siteUrl === undefined ? undefined : createHostCheck(siteUrl, trustProxy)
  const logHost = createHostLog(log)
  const refuse = (
    request: IncomingMessage,
    response: ServerResponse,
    ...[status, code, allow]: [number, ProblemCode, string?]
  ) => refuseRequest(request, response, { status, code, country, ...(allow === undefined ? {} : { allow }) })
  const answerFailure = (error: unknown, request: IncomingMessage, response: ServerResponse) => {
    log.error({ err: error }, 'a page could not be answered')
    if (response.headersSent) response.destroy()
    else site.answerFailure(request, response)
  }
  const answerPage = (request: IncomingMessage, response: ServerResponse, answer: () => void | Promise<void>) => {
    try {
      answer()?.catch((error: unknown) => answerFailure(error, request, response))
    } catch (error) {
      answerFailure(error, request, response)
    }
  }
  const app: FastifyInstance = fastify<Server>({
    loggerInstance: log,
    // The API logs requests itself, without addresses, because they may contain a reference.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_, hop) => hop < trustProxy,
    bodyLimit: 16 * 1024,
    routerOptions: { maxParamLength: 200 },
    schemaController: zodCompilers,
    genReqId: () => crypto.randomUUID(),
    frameworkErrors: answerProblem,
    // While closing, requests on open connections are answered as usual.
    return503OnClosing: false,
    // The listener below does it, because the framework sets its own on one of several servers only (`localhost` has two).
    clientErrorHandler: () => {},
    serverFactory: (handler) => {
      const server = createServer({ ...limits, headersTimeout, requestTimeout }, (request, response) => {
        connections?.begin(request, response)
        if (namesHostWrongly(request)) return refuse(request, response, 400, 'bad-request')
        readWholeAddress(request)
        const { host } = request.headers
        if (isOurHost && !isOurHost(host)) {
          logHost(host)
          return refuse(request, response, 421, 'misdirected')
        }
        if (!isBelowSite(request)) return handler(request, response)
        if (request.method !== 'GET' && request.method !== 'HEAD') {
          if (!site.has?.(request.url ?? '/')) return handler(request, response)
          return refuse(request, response, 405, 'method-not-allowed', 'GET, HEAD')
        }
        answerPage(request, response, () => site.answer(request, response))
      })
      server.on('clientError', (error, socket) => answerClientError(error, socket as Socket, country))
      connections?.watch(server)
      return server
    },
  })
  app.decorate('site', site)
  app.setErrorHandler(answerProblem)
  app.setNotFoundHandler((request, reply) => {
    reply.hijack()
    answerPage(request.raw, reply.raw, () => site.answerMissing(request.url, request.raw, reply.raw))
  })
  return app
}

function isBelowSite({ url = '/' }: IncomingMessage): boolean {
  return !/^\/(?:api|dev|fhir)(?:\/|$)/.test(url)
}

import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/client.ts'
import type { Demo } from '#domain/facts/demo.ts'
import type { Facts } from '#domain/facts/facts.ts'
import { sampleFacts } from '#domain/testing/sample-facts.ts'
import { registerApi } from '../api.ts'
import { createApp } from '../app.ts'
import type { MailGateway } from '../mail/gateway.ts'
import type { DiskSpace } from '../process/disk-space.ts'
import { createLog } from '../process/log.ts'
import type { BookingProvider } from '../provider/provider.ts'
import type { SiteSearch } from '../search/site-search.ts'
import { openService, type Service } from '../service.ts'
import { type Config, parseConfig } from '../settings/config.ts'
import type { SmsGateway } from '../sms/gateway.ts'
import { createMovingClock, type MovingClock } from './moving-clock.ts'
import { watchContract } from './watch-contract.ts'

/** Monday 9 November 2026, 09:00 in Oslo, in an even week. */
export const mondayMorning = Temporal.Instant.from('2026-11-09T08:00:00Z')

export interface Reply {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of an answer
  body: any
  headers: Record<string, string | string[] | undefined>
}

/** The API with everything real but the clock, called without a network. Every answer is checked against the contract. */
export interface TestApi {
  app: FastifyInstance
  service: Service
  clock: MovingClock
  /** Every line that was logged. */
  log: string[]
  /** Every address that is answered, and by which methods. */
  routes: { method: 'GET' | 'POST' | 'PUT'; url: string }[]
  call(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, options?: CallOptions): Promise<Reply>
  close(): Promise<void>
}

export interface CallOptions {
  body?: unknown
  headers?: Record<string, string>
}

export interface TestApiParts {
  database: Database
  env?: Record<string, string>
  facts?: Facts
  demo?: Demo
  sms?: SmsGateway
  mail?: MailGateway
  disk?: DiskSpace
  provider?: (parts: { database: Database; clock: MovingClock; config: Config }) => BookingProvider
  clock?: MovingClock
  search?: SiteSearch
}

export async function openTestApi({
  database,
  env,
  facts,
  demo,
  sms,
  mail,
  disk,
  provider,
  clock,
  search,
}: TestApiParts): Promise<TestApi> {
  const parsed = parseConfig({ APP_ENV: 'test', SECRET: 's'.repeat(32), LOG_LEVEL: 'debug', TRUST_PROXY: '1', ...env })
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'))
  const { config } = parsed
  const moving = clock ?? createMovingClock(mondayMorning)
  const log: string[] = []
  const logger = createLog(config, { write: (line) => void log.push(line) })
  const service = await openService(config, logger, facts ?? sampleFacts, {
    database,
    clock: moving,
    ...(sms ? { sms } : {}),
    ...(mail ? { mail } : {}),
    ...(disk ? { disk } : {}),
    ...(demo ? { demo } : {}),
    ...(search ? { search } : {}),
    ...(provider ? { provider: provider({ database, clock: moving, config }) } : {}),
  })
  const app = createApp({
    log: logger,
    site: { answer: answerNothing, answerMissing: answerNothing, answerFailure: answerNothing },
    trustProxy: config.TRUST_PROXY,
  })
  const breaches = watchContract(app)
  const routes: TestApi['routes'] = []
  app.addHook('onRoute', ({ method, url }) => {
    for (const it of [method].flat()) routes.push({ method: it as 'GET', url })
  })
  registerApi(app, service)
  await app.ready()

  return {
    app,
    service,
    clock: moving,
    log,
    routes,
    call: async (method, url, { body, headers } = {}) => {
      const response = await app.inject({
        method,
        url,
        ...(headers ? { headers } : {}),
        ...(body === undefined ? {} : { payload: body as object }),
      })
      if (breaches.length > 0) throw new Error(`answers that break the contract:\n${breaches.join('\n')}`)
      const isJson = /\bjson/.test(String(response.headers['content-type']))
      return {
        status: response.statusCode,
        body: isJson ? response.json() : response.body,
        headers: response.headers as Reply['headers'],
      }
    },
    close: async () => {
      await app.close()
      await service.close()
    },
  }
}

/** These tests are about the API; every page is missing. */
function answerNothing(...args: unknown[]): void {
  const response = args.at(-1) as ServerResponse
  response.statusCode = 404
  response.end()
}

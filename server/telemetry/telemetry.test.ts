import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { createTestDatabase } from '#database/testing/shared-postgres.ts'
import {
  attributesOf,
  type Collector,
  type ReceivedLine,
  type ReceivedSpan,
  startCollector,
} from '../testing/collector.ts'
import { startFakeServer } from '../testing/fake-server.ts'
import { type ApiProcess, ask, inParallel, order, provePhone, startApiProcess } from '../testing/start-process.ts'
import { newPhone, orderFor } from '../testing/visit.ts'

const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const it of cleanUp.splice(0).reverse()) await it()
})

async function start(env: Record<string, string>) {
  const { url, drop } = await createTestDatabase()
  cleanUp.push(drop)
  const sms = await startFakeServer(() => ({ status: 200, body: '{}' }))
  cleanUp.push(sms.close)
  const folder = mkdtempSync(join(tmpdir(), 'innom-loaded-'))
  cleanUp.push(() => rmSync(folder, { recursive: true }))
  const loaded = join(folder, 'loaded.json')
  const gateway = { SMS_GATEWAY: 'http', SMS_HTTP_URL: sms.url }
  const process = await startApiProcess(
    { DATABASE_URL: url, LOADED_MODULES: loaded, ...gateway, ...env },
    { preload: 'note-loaded.mjs' },
  )
  cleanUp.push(() => process.kill())
  return { process, sms, readLoaded: () => JSON.parse(readFileSync(loaded, 'utf8')) as string[] }
}

async function startTraced(env: Record<string, string> = {}) {
  const collector = await startCollector()
  cleanUp.push(collector.close)
  return { collector, ...(await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...env })) }
}

async function stop({ child }: ApiProcess): Promise<void> {
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
}

async function findSlots(url: string): Promise<string[]> {
  const { body } = await ask(`${url}/api/slots?treatment=gp-consultation&clinic=nattvakt&date=2026-11-12`)
  return body.slots.map(({ id }: { id: string }) => id)
}

const named = (collector: Collector, name: string) => collector.spans().filter((it) => it.name === name)
const childrenOf = (collector: Collector, { spanId }: ReceivedSpan) =>
  collector.spans().filter((it) => it.parentSpanId === spanId)

describe('with a collector', () => {
  it('a booking is one trace: the call, its statements, the job, the message; and its log line and figure are there', async () => {
    const { collector, process, sms } = await startTraced({
      LOG_LEVEL: 'debug',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20collector',
      OTEL_RESOURCE_ATTRIBUTES: 'cloud.region=oslo',
      OTEL_METRIC_EXPORT_INTERVAL: '1000',
    })
    const phone = newPhone()
    const [slot] = await findSlots(process.url)
    const booked = await order(process.url, orderFor(slot!, phone, provePhone(phone)), 'one-booking')
    expect(booked.status).toBe(201)
    await expect.poll(() => named(collector, 'send sms')).toHaveLength(1)
    // A span is sent after those within it only by chance.
    await expect.poll(() => named(collector, 'POST /api/bookings')).toHaveLength(1)
    await expect.poll(() => named(collector, 'job confirmation')).toHaveLength(1)
    await expect.poll(() => named(collector, 'select make_bookings')).toHaveLength(1)
    await expect
      .poll(() => collector.metrics().some((it) => it.name === 'innom_bookings_total' && it.sum!.dataPoints.length > 0))
      .toBe(true)
    const isOfBooking = (it: ReceivedLine) => attributesOf(it)['req.route'] === '/api/bookings'
    await expect.poll(() => collector.lines().some(isOfBooking)).toBe(true)
    await stop(process)

    const [call] = named(collector, 'POST /api/bookings')
    expect(call!.parentSpanId).toBeUndefined()
    expect(attributesOf(call!)).toMatchObject({ 'http.route': '/api/bookings', 'http.response.status_code': 201 })
    const statement = childrenOf(collector, call!).find((it) => it.name === 'select make_bookings')
    expect(String(attributesOf(statement!)['db.query.text'])).toMatch(/make_bookings\(\$1::jsonb, \$2::timestamptz\)/)
    const job = childrenOf(collector, call!).find((it) => it.name === 'job confirmation')
    expect(attributesOf(job!)).toMatchObject({ 'innom.job.end': 'done', 'innom.job.attempt': 1 })
    const ofJob = childrenOf(collector, job!)
    expect(ofJob.map((it) => it.name)).toContain('send sms')
    expect(ofJob.filter((it) => 'db.query.text' in attributesOf(it)).length).toBeGreaterThan(0)
    expect(new Set([call!, statement!, job!, ...ofJob].map((it) => it.traceId)).size).toBe(1)

    const line = collector.lines().find((it) => it.traceId === call!.traceId)
    expect(line).toMatchObject({ severityText: 'DEBUG', body: { stringValue: 'answered' } })
    expect(attributesOf(line!)).toMatchObject({ 'req.route': '/api/bookings', 'res.statusCode': 201 })
    const figure = collector.metrics().findLast((it) => it.name === 'innom_bookings_total')
    expect(figure!.sum!.dataPoints).toMatchObject([{ asDouble: 1, attributes: [{ key: 'outcome' }] }])
    for (const { headers, body } of collector.received) {
      expect(headers.authorization).toBe('Bearer collector')
      expect(body).toContain('cloud.region')
    }

    const everything = collector.received.map((it) => it.body).join()
    const { reference, token } = booked.body
    for (const secret of ['Kari', 'Nordmann', '1980-02-29', 'kari@', 'hals', phone.slice(3), reference, token, slot!]) {
      expect(everything.includes(secret), secret).toBe(false)
    }
    // Nobody else is told of our traces.
    expect(Object.keys(sms.received[0]!.headers)).not.toContain('traceparent')
  })

  it('calls that come at the same time each have their statement in their own trace, and their own job', async () => {
    const { collector, process } = await startTraced()
    const slots = (await findSlots(process.url)).slice(0, 30)
    await inParallel(slots, 30, async (slot) => {
      const phone = newPhone()
      const { status } = await order(process.url, orderFor(slot, phone, provePhone(phone)), `booking-${slot}`)
      expect(status).toBe(201)
    })
    // A stop has little time to send what is left, and a span is sent after those within it only by chance.
    const whole = () =>
      named(collector, 'POST /api/bookings').filter((call) => {
        const names = childrenOf(collector, call).map((it) => it.name)
        return names.includes('select make_bookings') && names.includes('job confirmation')
      })
    await expect.poll(whole).toHaveLength(30)
    await stop(process)
    const calls = named(collector, 'POST /api/bookings')
    expect(new Set(calls.map((it) => it.traceId)).size).toBe(30)
    for (const call of calls) {
      const names = childrenOf(collector, call).map((it) => it.name)
      expect(names.filter((it) => it === 'select make_bookings')).toHaveLength(1)
      expect(names.filter((it) => it === 'job confirmation')).toHaveLength(1)
    }
  })

  it('nothing of a visitor’s own `traceparent` is believed, and nothing is traced where the sampler says so', async () => {
    const { collector, process } = await startTraced()
    const theirs = 'a'.repeat(32)
    await ask(`${process.url}/api/clinics`, { headers: { traceparent: `00-${theirs}-${'b'.repeat(16)}-01` } })
    await expect.poll(() => named(collector, 'GET /api/clinics')).toHaveLength(1)
    expect(named(collector, 'GET /api/clinics').map((it) => it.traceId)).not.toContain(theirs)
    await stop(process)

    const sampler = { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' }
    const off = await startTraced({ ...sampler, OTEL_METRIC_EXPORT_INTERVAL: '1000' })
    await ask(`${off.process.url}/api/clinics`)
    await expect.poll(() => off.collector.metrics().map((it) => it.name)).toContain('innom_requests_total')
    await stop(off.process)
    expect(off.collector.spans()).toEqual([])
  })

  it('visitors notice nothing of a collector that is away, and an operator reads of it', async () => {
    const away = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', OTEL_EXPORTER_OTLP_TIMEOUT: '200' }
    const { process, sms } = await start({ ...away, OTEL_METRIC_EXPORT_INTERVAL: '1000', LOG_LEVEL: 'warn' })
    let log = ''
    process.child.stdout!.on('data', (chunk) => {
      log += String(chunk)
    })
    const phone = newPhone()
    const [slot] = await findSlots(process.url)
    expect((await order(process.url, orderFor(slot!, phone, provePhone(phone)), 'without')).status).toBe(201)
    await expect.poll(() => sms.received.length).toBe(1)
    await expect.poll(() => log).toContain('could not be sent to the collector')
    await stop(process)
    expect(process.child.exitCode).toBe(0)
  })
})

it('nothing of OpenTelemetry is loaded without a collector', async () => {
  const isOfTelemetry = (url: string) => /@opentelemetry|server\/telemetry/.test(url)
  const without = await start({})
  await ask(`${without.process.url}/api/clinics`)
  await stop(without.process)
  expect(without.readLoaded().length).toBeGreaterThan(100)
  expect(without.readLoaded().filter(isOfTelemetry)).toEqual([])
  const traced = await startTraced()
  await stop(traced.process)
  expect(traced.readLoaded().filter(isOfTelemetry).length).toBeGreaterThan(10)
})

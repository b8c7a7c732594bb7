import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines, type TestDatabase } from '#database/testing/engines.ts'
import { openTestApi, type TestApi } from '../testing/test-api.ts'
import { findSlotIds, newAddress, newOrder, newPhone, placeOrder } from '../testing/visit.ts'
import { createHistogram } from './histogram.ts'
import { writePrometheus } from './write-prometheus.ts'

const token = 'm'.repeat(20)

describe.each(engines)('what a monitoring system is told, on %s', (_, open) => {
  let test: TestDatabase
  let api: TestApi
  let sms: 'take' | 'refuse' = 'take'
  beforeAll(async () => {
    test = await open()
    api = await openTestApi({
      database: test.database,
      env: { METRICS_TOKEN: token },
      sms: { send: async () => (sms === 'take' ? { ok: true } : { ok: false, retry: true, code: 'status-503' }) },
    })
  })
  afterAll(async () => {
    await api.close()
    await test.dispose()
  })

  const ask = async () =>
    (await api.call('GET', '/api/metrics', { headers: { authorization: `Bearer ${token}` } })).body as string
  const read = async (name: string) => {
    const line = (await ask()).split('\n').find((it) => it.startsWith(`${name} `))
    return line === undefined ? undefined : Number(line.slice(name.length))
  }

  it('counts bookings and held times by what became of them', async () => {
    const [slot] = await findSlotIds(api)
    const hold = () => api.call('POST', '/api/holds', { body: { slot }, headers: newAddress() })
    await hold()
    await hold()
    await placeOrder(api, newOrder(api, slot!))
    const [other] = await findSlotIds(api)
    for (let n = 0; n < 2; n++) await placeOrder(api, newOrder(api, other!))
    await placeOrder(api, { slot: other })
    expect(await read('innom_holds_total{outcome="done"}')).toBe(1)
    expect(await read('innom_holds_total{outcome="slot-taken"}')).toBe(1)
    expect(await read('innom_bookings_total{outcome="done"}')).toBe(1)
    expect(await read('innom_bookings_total{outcome="slot-taken"}')).toBe(2)
    expect(await read('innom_bookings_total{outcome="validation"}')).toBe(1)
    expect(await read('innom_requests_total{method="POST",route="/api/bookings",status="409"}')).toBe(2)
    expect(await read('innom_request_seconds_count{route="/api/bookings"}')).toBe(4)
  })

  it('tells of messages that a gateway refuses, and of the jobs that wait because of it', async () => {
    await api.service.jobs.drain()
    expect(await read('innom_message_attempts_total{channel="sms",outcome="sent",code=""}')).toBe(1)
    sms = 'refuse'
    const body = { phone: newPhone(), locale: 'en' }
    await api.call('POST', '/api/verifications', { body, headers: newAddress() })
    await api.service.jobs.drain()
    expect(await read('innom_message_attempts_total{channel="sms",outcome="retry",code="status-503"}')).toBe(1)
    expect(await read('innom_jobs_due')).toBe(0)
    api.clock.advance({ seconds: 15 + 40 })
    expect([await read('innom_jobs_due'), await read('innom_jobs_due_seconds')]).toEqual([1, 40])
  })

  it('tells of the process, and of its connections where it has some', async () => {
    const text = await ask()
    expect(await read('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)
    expect(await read('process_cpu_seconds_total')).toBeGreaterThan(0)
    expect(text.includes('innom_database_connections{state="waiting"} 0')).toBe(test.database.kind === 'server')
  })

  it('goes on while the database is away, and says that it is', async () => {
    const away = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })
    const broken = await openTestApi({
      database: {
        ...test.database,
        run: (statement) =>
          /messages_of_last_hour/.test(statement.text) ? Promise.reject(away) : test.database.run(statement),
      },
      env: { METRICS_TOKEN: token },
    })
    const { body } = await broken.call('GET', '/api/metrics', { headers: { authorization: `Bearer ${token}` } })
    await broken.close()
    expect(body).toContain('innom_database_up 0\n')
    expect(body).toContain('process_resident_memory_bytes')
    expect(await read('innom_database_up')).toBe(1)
  })
})

it('buckets hold everything up to their bound, and labels are written so that they can be read', () => {
  const histogram = createHistogram('x_seconds', 'Time.', 'of', [0.1, 1])
  for (const value of [0.1, 0.5, 3]) histogram.add('a "b"\\', value)
  expect(writePrometheus([histogram.read()]).split('\n')).toEqual([
    '# HELP x_seconds Time.',
    '# TYPE x_seconds histogram',
    'x_seconds_bucket{of="a \\"b\\"\\\\",le="0.1"} 1',
    'x_seconds_bucket{of="a \\"b\\"\\\\",le="1"} 2',
    'x_seconds_bucket{of="a \\"b\\"\\\\",le="+Inf"} 3',
    'x_seconds_sum{of="a \\"b\\"\\\\"} 3.6',
    'x_seconds_count{of="a \\"b\\"\\\\"} 3',
    '',
  ])
})

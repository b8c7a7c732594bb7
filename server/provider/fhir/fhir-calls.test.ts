import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Log } from '../../process/log.ts'
import { type Behaviour, startFakeServer } from '../../testing/fake-server.ts'
import { longestAnswer } from '../remote-caller.ts'
import { TokenFailure } from './access-token.ts'
import { createFhirCalls } from './fhir-calls.ts'

let behave: (path: string) => Behaviour
let server: Awaited<ReturnType<typeof startFakeServer>>
beforeAll(async () => {
  server = await startFakeServer(({ path }) => behave(path))
})
afterAll(() => server.close())

const slot = z.object({ resourceType: z.literal('Slot'), id: z.string() })
const json = (body: object, status = 200): Behaviour => ({ status, body: JSON.stringify(body) })
const bundle = (ids: string[], next?: string) =>
  json({
    resourceType: 'Bundle',
    type: 'searchset',
    entry: ids.map((id) => ({ resource: { resourceType: 'Slot', id } })),
    ...(next === undefined ? {} : { link: [{ relation: 'next', url: next }] }),
  })
const outcome = (code: string, status: number) =>
  json(
    { resourceType: 'OperationOutcome', issue: [{ code, diagnostics: 'Kari Nordmann' }, { code: 'Kari Nordmann' }] },
    status,
  )

function connect(get = async () => 'token', deadline = new AbortController().signal) {
  const warn = vi.fn()
  const log = { warn } as unknown as Log
  const calls = createFhirCalls({ url: server.url, tokens: { get, forget: () => {} }, timeLimit: 30_000, log })(
    deadline,
  )
  return { calls, warn }
}

it.each<[Behaviour, object]>([
  [outcome('exception', 500), { method: 'GET', type: 'Slot', status: 500, codes: ['exception'] }],
  [
    { status: 200, body: 'Kari Nordmann' },
    { method: 'GET', type: 'Slot', err: 'SyntaxError' },
  ],
  [json({ resourceType: 'Patient' }), { method: 'GET', type: 'Slot', status: 200, wrong: ['resourceType'] }],
  [
    { status: 200, body: `{"resourceType":"${'x'.repeat(longestAnswer)}"}` },
    { method: 'GET', type: 'Slot', status: 200, wrong: ['length'] },
  ],
  [
    { status: 200, body: `{"resourceType":"Bundle","entry":[${'0,'.repeat(4_000_000)}0]}` },
    { method: 'GET', type: 'Slot', status: 200, wrong: ['length'] },
  ],
  [
    { status: 500, body: `{"resourceType":"OperationOutcome","issue":[${'0,'.repeat(4_000_000)}0]}` },
    { method: 'GET', type: 'Slot', status: 500, codes: [] },
  ],
])('an operator reads how the FHIR server failed, and nothing of a patient', async (answer, told) => {
  behave = () => answer
  const { calls, warn } = connect()
  expect(await calls.search('Slot', [], slot)).toEqual({ ok: false, problem: 'provider-failure' })
  expect(warn.mock.calls).toEqual([[told, 'the other booking system failed']])
})

it('an operator reads that there was no token', async () => {
  const { calls, warn } = connect(() => Promise.reject(new TokenFailure(401)))
  expect(await calls.search('Slot', [], slot)).toEqual({ ok: false, problem: 'provider-failure' })
  expect(warn.mock.calls[0]![0]).toEqual({ method: 'GET', type: 'token', status: 401 })
})

it.each([
  [outcome('conflict', 422), 'slot-taken'],
  [outcome('duplicate', 400), 'slot-taken'],
  [outcome('business-rule', 409), 'slot-taken'],
  [outcome('conflict', 412), 'slot-taken'],
  [outcome('deleted', 410), 'not-found'],
  [outcome('throttled', 503), 'rate-limited'],
  [outcome('throttled', 429), 'rate-limited'],
  [outcome('timeout', 500), 'timeout'],
  [outcome('business-rule', 422), 'provider-failure'],
  [{ status: 500, body: '<html>' }, 'provider-failure'],
])('what it says by an OperationOutcome or a status is one of our problems: %o', async (answer, problem) => {
  behave = () => answer
  expect(await connect().calls.transact([])).toEqual({ ok: false, problem })
})

it('a transaction of which a part failed is a failure', async () => {
  behave = () => json({ resourceType: 'Bundle', entry: [{ response: { status: '412 Precondition Failed' } }] })
  const { calls } = connect()
  const entry = { request: { method: 'PUT', url: 'Slot/1' } } as const
  expect(await calls.transact([entry])).toEqual({ ok: false, problem: 'provider-failure' })
})

it.each([
  [{ response: { status: '201 Created', location: 'Appointment/7/_history/1' } }],
  [{ response: { status: '201', location: 'https://fhir.example/r4/Appointment/7/_history/1' } }],
  [{ response: { status: '201' }, resource: { resourceType: 'Appointment', id: '7' } }],
])('where a thing is that a transaction made is read from whatever tells it', async (entry) => {
  behave = () => json({ resourceType: 'Bundle', entry: [entry] })
  const made = await connect().calls.transact([{ request: { method: 'POST', url: 'Appointment' } }])
  expect(made).toEqual({ ok: true, value: ['Appointment/7'] })
})

it('follows links to the next page, relative ones too', async () => {
  behave = (path) => (path.startsWith('/page') ? bundle(['3']) : bundle(['1', '2'], 'page?n=2'))
  const { calls } = connect()
  expect(await calls.search('Slot', [['status', 'free']], slot)).toMatchObject({
    value: [{ id: '1' }, { id: '2' }, { id: '3' }],
  })
})

it('pages that are long each are too long together: what they bring is kept in memory', async () => {
  const long = 'x'.repeat(longestAnswer - 1_000)
  let page = 0
  behave = () => json({ resourceType: 'Bundle', note: long, link: [{ relation: 'next', url: `Slot?page=${++page}` }] })
  const { calls, warn } = connect()
  expect(await calls.search('Slot', [], slot)).toEqual({ ok: false, problem: 'provider-failure' })
  expect(warn.mock.calls[0]![0]).toMatchObject({ wrong: ['length'] })
  expect(page).toBe(9)
})

it('a thing in which everything is wrong is a failure like any other', async () => {
  const resource = { resourceType: 'Slot', id: '1', identifier: Array.from({ length: 300_000 }, () => 0) }
  behave = () => json({ resourceType: 'Bundle', entry: [{ resource }] })
  const { calls, warn } = connect()
  const identified = z.object({ identifier: z.array(z.object({})) })
  expect(await calls.search('Slot', [], identified)).toEqual({ ok: false, problem: 'provider-failure' })
  expect(warn.mock.calls[0]![0]).toEqual({ method: 'GET', type: 'Slot', wrong: ['length'] })
})

it('no link takes our token to somebody else', async () => {
  const other = await startFakeServer(() => bundle(['2']))
  behave = () => bundle(['1'], `${other.url}/Slot?page=2`)
  const { calls, warn } = connect()
  expect(await calls.search('Slot', [], slot)).toEqual({ ok: false, problem: 'provider-failure' })
  expect(warn.mock.calls[0]![0]).toMatchObject({ wrong: ['link'] })
  expect(other.received).toEqual([])
  await other.close()
})

it('pages that never end are not followed for ever', async () => {
  let page = 0
  behave = () => bundle([], `Slot?page=${++page}`)
  const search = async () => {
    const before = server.received.length
    expect(await connect().calls.search('Slot', [], slot)).toEqual({ ok: false, problem: 'provider-failure' })
    return server.received.length - before
  }
  expect(await search()).toBe(200)
  // Where a page leads back, nothing new comes.
  behave = () => bundle([], 'Slot?again')
  expect(await search()).toBe(2)
})

it('pages that come one after the other, each in time, end when the time for all of them does', async () => {
  const deadline = new AbortController()
  let page = 0
  behave = () => {
    if (++page === 3) deadline.abort(new DOMException('the time is over', 'TimeoutError'))
    return bundle([], `Slot?page=${page}`)
  }
  const { calls, warn } = connect(undefined, deadline.signal)
  expect(await calls.search('Slot', [], slot)).toEqual({ ok: false, problem: 'timeout' })
  expect(page).toBe(3)
  expect(warn.mock.calls[0]![0]).toEqual({ method: 'GET', type: 'Slot', err: 'TimeoutError' })
})

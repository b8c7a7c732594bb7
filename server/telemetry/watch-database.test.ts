import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { expect, it } from 'vitest'
import type { Database } from '#database/client.ts'
import { gather } from '#database/engines/gather.ts'
import { sql } from '#database/sql.ts'
import { Traces } from './traces.ts'
import { summarise, watchDatabase } from './watch-database.ts'

function startTraces() {
  const exporter = new InMemorySpanExporter()
  const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] })
  const traces = new Traces(provider.getTracer('test'))
  const database = watchDatabase({ run: async () => ({ rows: [], affected: 0 }) } as unknown as Database, traces)
  const named = (name: string) => exporter.getFinishedSpans().filter((it) => it.name === name)
  const begin = () => traces.begin({ name: 'call', kind: 0 })
  return { traces, database, named, begin }
}

it('one statement for several calls is in the trace of each, and says for how many it was', async () => {
  const { traces, database, named, begin } = startTraces()
  const book = gather<number, number>(
    async (calls) => {
      await database.run(sql`select * from make_bookings(${calls})`)
      return calls
    },
    () => false,
    { most: 16, atOnce: 1 },
  )
  const calls = [1, 2, 3].map((call) => ({ call, span: begin() }))
  await Promise.all(calls.map(({ call, span }) => traces.within(span, () => book(call))))

  const statements = named('select make_bookings')
  expect(statements.map((it) => it.spanContext().traceId)).toEqual(calls.map(({ span }) => span.spanContext().traceId))
  expect(statements.map((it) => it.attributes['db.operation.batch.size'])).toEqual([3, 3, 3])
})

it('a statement of one call says nothing of a batch, and one outside of every call is not traced', async () => {
  const { traces, database, named, begin } = startTraces()
  await traces.within(begin(), () => database.run(sql`select 1 from holds`))
  await database.run(sql`select 1 from holds`)
  expect(named('select holds').map((it) => 'db.operation.batch.size' in it.attributes)).toEqual([false])
})

it.each([
  ['select * from make_bookings($1::jsonb, $2::timestamptz)', 'select make_bookings'],
  ['select cancel_booking($1::jsonb, $2::timestamptz) as cancelled', 'select cancel_booking'],
  ['\n    select state, count(*) from jobs group by state', 'select jobs'],
  ['with stored as (insert into interests (id) values ($1) returning id) select 1', 'insert interests'],
  ['update jobs set state = $1 where key = $2', 'update jobs'],
  ['select 1', 'select'],
])('%s is called %s', (text, name) => expect(summarise(text)).toBe(name))

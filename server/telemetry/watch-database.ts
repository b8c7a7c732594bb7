import { type Span, SpanKind } from '@opentelemetry/api'
import type { Database, Result } from '#database/client.ts'
import { eachInBatch } from '#database/engines/gather.ts'
import type { Statement } from '#database/sql.ts'
import { fail, type SpanInfo, type Traces } from './traces.ts'

/**
 * A span for each statement of a request or a job. Its text has no values: those are beside it, and are not looked at. A statement that does the work of
 * several requests is in the trace of each.
 */
export function watchDatabase(database: Database, traces: Traces): Database {
  return {
    ...database,
    trace: () => traces.currentTrace(),
    run: async <Row extends object>(statement: Statement): Promise<Result<Row>> => {
      const parents = eachInBatch(() => traces.current()).filter((it) => it !== undefined)
      if (parents.length === 0) return database.run(statement)
      const spans = parents.map((parent) => traces.begin(toSpan(statement, parents), parent))
      try {
        return await database.run(statement)
      } catch (error) {
        for (const span of spans) fail(span, error)
        throw error
      } finally {
        for (const span of spans) span.end()
      }
    },
  }
}

function toSpan({ text }: Statement, parents: Span[]): SpanInfo {
  const name = summarise(text)
  return {
    name,
    kind: SpanKind.CLIENT,
    attributes: {
      'db.system.name': 'postgresql',
      'db.query.summary': name,
      'db.query.text': text,
      ...(parents.length > 1 && { 'db.operation.batch.size': parents.length }),
    },
  }
}

/** What it does and to what: the function that it calls, or its first table. */
export function summarise(text: string): string {
  const [, called] = /^\s*select\s+(?:\*\s+from\s+)?(\w+)\(/i.exec(text) ?? []
  if (called && !['coalesce', 'count', 'min', 'max'].includes(called)) return `select ${called}`
  const [, verb = 'select', table = ''] = /\b(insert into|update|delete from|from)\s+([a-z_]+)/i.exec(text) ?? []
  return `${verb === 'from' ? 'select' : verb.split(' ')[0]!.toLowerCase()} ${table}`.trim()
}

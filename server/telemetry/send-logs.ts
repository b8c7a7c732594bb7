import { type AnyValue, type Logger, ROOT_CONTEXT, trace } from '@opentelemetry/api'
import type { LogWatch } from '../process/log.ts'
import type { Traces } from './traces.ts'

/** Our log's own fields beside what the line is about. */
const own = new Set(['level', 'time', 'msg', 'trace_id', 'span_id'])

/** Log lines get the ids of their trace, and are sent as they are written: what the log leaves out is nowhere else. */
export function sendLogs(logger: Logger, traces: Traces): LogWatch {
  return {
    ids: (): Record<string, string> => {
      const span = traces.current()
      if (!span) return {}
      const { traceId, spanId } = span.spanContext()
      return { trace_id: traceId, span_id: spanId }
    },
    onLine: (line) => {
      const fields = JSON.parse(line) as Record<string, AnyValue> & { level: number; time: string; msg: string }
      const span = traces.current()
      logger.emit({
        timestamp: Date.parse(fields.time),
        // The six levels of pino, 10 to 60, and those of OpenTelemetry, 1 to 21.
        severityNumber: Math.round(fields.level / 10) * 4 - 3,
        severityText: severities[fields.level] ?? '',
        body: fields.msg,
        attributes: flatten(fields),
        ...(span && { context: trace.setSpan(ROOT_CONTEXT, span) }),
      })
    },
  }
}

const severities: Record<number, string> = { 20: 'DEBUG', 30: 'INFO', 40: 'WARN', 50: 'ERROR', 60: 'FATAL' }

/** `{req: {route}}` as `req.route`: many stores know no attributes within others. */
function flatten(fields: Record<string, AnyValue>): Record<string, AnyValue> {
  const isGroup = (value: AnyValue) => typeof value === 'object' && value !== null && !Array.isArray(value)
  const entries = Object.entries(fields).flatMap(([name, value]): [string, AnyValue][] => {
    if (own.has(name) || value === null) return []
    if (!isGroup(value)) return [[name, value]]
    return Object.entries(flatten(value as Record<string, AnyValue>)).map(([inner, it]) => [`${name}.${inner}`, it])
  })
  return Object.fromEntries(entries)
}

import { startFakeServer } from './fake-server.ts'

type Value = {
  stringValue?: string
  intValue?: number
  doubleValue?: number
  boolValue?: boolean
  arrayValue?: unknown
}
interface Field {
  key: string
  value: Value
}

export interface ReceivedSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: Field[]
  links?: { traceId: string }[]
}

export interface ReceivedLine {
  traceId?: string
  severityText: string
  body: Value
  attributes: Field[]
}

interface ReceivedMetric {
  name: string
  sum?: { dataPoints: { asDouble?: number; asInt?: number; attributes: Field[] }[] }
}

/** What is sent to each of the three addresses: things of several sources. */
interface Sent {
  resourceSpans?: { scopeSpans: { spans: ReceivedSpan[] }[] }[]
  resourceLogs?: { scopeLogs: { logRecords: ReceivedLine[] }[] }[]
  resourceMetrics?: { scopeMetrics: { metrics: ReceivedMetric[] }[] }[]
}

/** A collector of OpenTelemetry on loopback that keeps what it is sent: OTLP over HTTP, as JSON. */
export async function startCollector() {
  const server = await startFakeServer(() => ({ status: 200, body: '{}' }))
  const sentTo = (path: string) =>
    server.received.filter((it) => it.path === path).map((it) => JSON.parse(it.body) as Sent)
  const within = <T, U>(lists: T[] | undefined, read: (it: T) => U[]) => (lists ?? []).flatMap(read)
  return {
    ...server,
    spans: () =>
      sentTo('/v1/traces').flatMap((it) =>
        within(it.resourceSpans, ({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    lines: () =>
      sentTo('/v1/logs').flatMap((it) =>
        within(it.resourceLogs, ({ scopeLogs }) => scopeLogs.flatMap(({ logRecords }) => logRecords)),
      ),
    metrics: () =>
      sentTo('/v1/metrics').flatMap((it) =>
        within(it.resourceMetrics, ({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics }) => metrics)),
      ),
  }
}

export type Collector = Awaited<ReturnType<typeof startCollector>>

export function attributesOf({ attributes }: { attributes: Field[] }): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))
}

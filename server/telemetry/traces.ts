import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Attributes,
  ROOT_CONTEXT,
  type Span,
  type SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { parseTraceParent } from '@opentelemetry/core'

export interface SpanInfo {
  name: string
  kind: SpanKind
  attributes?: Attributes
  startTime?: number
}

/** Where a job came from: it goes on in that trace, or is linked to it. */
export interface Origin {
  trace: string | null
  isRecent: boolean
}

/** The spans of this process, and which of them is being worked on. */
export class Traces {
  readonly #tracer: Tracer
  readonly #current = new AsyncLocalStorage<Span>()

  constructor(tracer: Tracer) {
    this.#tracer = tracer
  }

  current(): Span | undefined {
    return this.#current.getStore()
  }

  /** The current trace as W3C's `traceparent` writes it. */
  currentTrace(): string | undefined {
    const span = this.current()
    if (!span) return undefined
    const { traceId, spanId, traceFlags } = span.spanContext()
    return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
  }

  /** A span within another one, or the first of a new trace. */
  begin({ name, ...options }: SpanInfo, parent?: Span): Span {
    return this.#tracer.startSpan(name, options, parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT)
  }

  beginFrom({ name, ...options }: SpanInfo, { trace: text, isRecent }: Origin): Span {
    const from = text ? parseTraceParent(text) : null
    if (!from) return this.#tracer.startSpan(name, options, ROOT_CONTEXT)
    return isRecent
      ? this.#tracer.startSpan(name, options, trace.setSpanContext(ROOT_CONTEXT, { ...from, isRemote: true }))
      : this.#tracer.startSpan(name, { ...options, links: [{ context: from }] }, ROOT_CONTEXT)
  }

  within<T>(span: Span, work: () => T): T {
    return this.#current.run(span, work)
  }

  /** Does work as a span of the current trace; outside of every trace it is just done. */
  async measure<T>(info: SpanInfo, work: () => Promise<T>, tell?: (result: T) => Attributes): Promise<T> {
    const parent = this.current()
    return parent ? this.run(this.begin(info, parent), work, tell) : work()
  }

  async run<T>(span: Span, work: () => Promise<T>, tell?: (result: T) => Attributes): Promise<T> {
    try {
      const result = await this.within(span, work)
      if (tell) span.setAttributes(tell(result))
      return result
    } catch (error) {
      fail(span, error)
      throw error
    } finally {
      span.end()
    }
  }
}

/** Its kind only: the message of an error may quote what a visitor sent. */
export function fail(span: Span, error: unknown): void {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
  span.setAttribute('error.type', code ?? (error instanceof Error ? error.name : typeof error))
  span.setStatus({ code: SpanStatusCode.ERROR })
}

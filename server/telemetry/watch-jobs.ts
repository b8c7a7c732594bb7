import { SpanKind } from '@opentelemetry/api'
import type { JobHandlers } from '../jobs/job-rules.ts'
import type { Traces } from './traces.ts'

/** A job this much later than the request that left it begins a trace of its own, with a link: a reminder would keep a trace open for weeks. */
const sameTraceMinutes = 60

/** A span for each attempt of a job, in the trace of the request that left it. */
export function watchJobs(handlers: JobHandlers, traces: Traces): JobHandlers {
  return Object.fromEntries(
    Object.entries(handlers).map(([kind, handler]) => [
      kind,
      {
        ...handler,
        run: (job, now) => {
          const isRecent = now.since(job.createdAt.toTemporalInstant()).total('minutes') < sameTraceMinutes
          const attributes = { 'innom.job.kind': kind, 'innom.job.attempt': job.attempts }
          const info = { name: `job ${kind}`, kind: SpanKind.CONSUMER, attributes }
          const span = traces.beginFrom(info, { trace: job.trace, isRecent })
          return traces.run(
            span,
            () => handler.run(job, now),
            (result) => ({ 'innom.job.end': result.end, ...('code' in result && { 'error.type': result.code }) }),
          )
        },
      } satisfies JobHandlers[string],
    ]),
  )
}

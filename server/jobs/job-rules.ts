import type { Job } from '#database/jobs/jobs.ts'
import { staffChangeKind } from '#database/staff/pending-changes.ts'
import { webhookKind } from '#database/webhooks/webhook-events.ts'
import { type MessageKind, mailKinds } from '#domain/staff/message-kinds.ts'

/** The outcome of one attempt. */
export type JobResult =
  | { end: 'done' | 'cancelled' }
  /** It may work later; `at`: when, of a kind that decides for itself; `giveUpAt`: when it would be too late to be useful. */
  | { end: 'retry'; code: string; at?: Temporal.Instant; giveUpAt?: Temporal.Instant }
  | { end: 'failed'; code: string }
  /** Not now: nobody is told at night. `code`: why an attempt before this one failed, for as long as that is to be seen. */
  | { end: 'later'; at: Temporal.Instant; code?: string | undefined }

export interface JobHandler {
  run(job: Job, now: Temporal.Instant): Promise<JobResult>
  /** For work that repeats: minutes from one round to the next. */
  everyMinutes?: number
  /** Milliseconds for one attempt, where they are not the usual ones; below the time for which a job is locked. */
  attemptLimit?: number
  /** Minutes to wait after each failed attempt, where they are not the usual ones. */
  backOff?: readonly number[]
}

/** By kind of job. */
export type JobHandlers = Record<string, JobHandler>

/** Minutes to wait after each failed attempt; after the last one the job has failed for good. */
export const backOff = [0.25, 1, 5, 15, 60, 180]

/** A job that was locked for longer belongs to a process that died; every attempt has a shorter time limit. */
export const lockMinutes = 2

/** Some kinds of jobs and how many of them one process runs at a time. */
export interface Lane {
  kinds: string[]
  width: number
  busy: number
  /** Whether the last query may have left due jobs behind. */
  mayHaveMore: boolean
}

/**
 * The most urgent first: somebody is waiting for a code or a confirmation right now, a reminder can wait minutes, mails
 * and cleanup can wait hours. Each lane has its own slots, so that none waits for another.
 */
const urgency: {
  kinds: (MessageKind | 'code' | 'freed-time' | 'offer-end' | typeof staffChangeKind)[]
  width: number
}[] = [
  { kinds: ['code'], width: 30 },
  // Somebody at the desk sees it end.
  { kinds: [staffChangeKind], width: 10 },
  {
    kinds: [
      ...(['confirmation', 'moved', 'cancelled', 'cancelled-rest', 'order', 'offer', 'answer'] as const),
      ...(['waiting-offer', 'waiting'] as const),
    ],
    width: 30,
  },
  // What they keep is nobody's until they have run. A few at a time, since all want the same entries.
  { kinds: ['freed-time', 'offer-end'], width: 2 },
  // A whole class or a practitioner's patients at once.
  { kinds: ['date-cancelled', 'time-lost', 'time-stands'], width: 10 },
  // Each reads the bookings of the coming weeks.
  { kinds: ['links'], width: 2 },
  { kinds: ['reminder'], width: 20 },
  { kinds: ['day-reminder', 'visit-question', 'waiting-rest'], width: 10 },
  { kinds: [...mailKinds], width: 4 },
  // Receivers may be slow; each has a part of the places (server/clients/webhooks/webhook-job.ts).
  { kinds: [webhookKind], width: 8 },
]

/** All other kinds, two at a time. */
const otherWidth = 2

/** The lanes of a process that knows these kinds. */
export function createLanes(known: string[]): Lane[] {
  const urgent = urgency.map(({ kinds, width }) => ({ kinds: kinds.filter((it) => known.includes(it)), width }))
  const named = new Set<string>(urgency.flatMap((it) => it.kinds))
  const others = { kinds: known.filter((it) => !named.has(it)), width: otherWidth }
  return [...urgent, others].filter((it) => it.kinds.length > 0).map((it) => ({ ...it, busy: 0, mayHaveMore: false }))
}

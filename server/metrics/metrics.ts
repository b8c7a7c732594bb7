import type { Database } from '#database/client.ts'
import type { Clock } from '../clock/clock.ts'
import type { Config } from '../settings/config.ts'
import { type AnswerCounts, createAnswerCounts } from './answer-counts.ts'
import { readDatabaseMetrics } from './database-metrics.ts'
import { createMessageCounts, type MessageCounts } from './message-counts.ts'
import type { Metric } from './metric.ts'
import { watchProcess } from './process-metrics.ts'

/** Every figure of a process: counted as things happen, or asked when somebody wants to know. */
export interface Metrics {
  answers: AnswerCounts
  messages: MessageCounts
  read(): Promise<Metric[]>
  stop(): void
}

/** Undefined where nobody may ask and nobody is told. */
export function createMetrics(config: Config, database: Database, clock: Clock): Metrics | undefined {
  if (!config.METRICS_TOKEN && !config.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined
  const answers = createAnswerCounts()
  const messages = createMessageCounts()
  const watched = watchProcess()
  return {
    answers,
    messages,
    read: async () => [
      ...answers.read(),
      ...messages.read(),
      ...(await readDatabaseMetrics({ database, clock, config })),
      ...watched.read(),
    ],
    stop: watched.stop,
  }
}

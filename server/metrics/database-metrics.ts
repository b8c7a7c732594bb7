import type { Database } from '#database/client.ts'
import { countJobs, readBacklog } from '#database/jobs/jobs.ts'
import { readSpending } from '#database/verifications.ts'
import type { Clock } from '../clock/clock.ts'
import type { Config } from '../settings/config.ts'
import { gauge, type Metric } from './metric.ts'

/** What is asked of the database each time. While it is away only that is told, so that the other figures still come. */
export async function readDatabaseMetrics({
  database,
  clock,
  config,
}: {
  database: Database
  clock: Clock
  config: Pick<Config, 'SMS_PER_HOUR'>
}): Promise<Metric[]> {
  const up = (value: number) => gauge('innom_database_up', 'Whether the database answered.', value)
  return [...readPool(database), ...(await readTables().catch(() => [up(0)]))]

  async function readTables(): Promise<Metric[]> {
    const now = clock.now()
    const [jobs, backlog, { sent, unknown }] = await Promise.all([
      countJobs(database),
      readBacklog(database, now),
      readSpending(database, now),
    ])
    const points = jobs.map(({ state, count }) => ({ labels: { state }, value: count }))
    return [
      up(1),
      { kind: 'gauge', name: 'innom_jobs', help: 'Jobs of the last months by their state.', points },
      gauge('innom_jobs_due', 'Jobs that should run now.', backlog.count),
      gauge('innom_jobs_due_seconds', 'How long the one that has waited longest has been due.', backlog.seconds),
      gauge('innom_messages_last_hour', 'Messages of all kinds in the last hour.', sent),
      gauge('innom_messages_last_hour_limit', 'How many of them stop codes.', config.SMS_PER_HOUR),
      gauge('innom_codes_to_unknown_phones_last_hour', 'Codes to phones that never proved themselves.', unknown),
    ]
  }
}

function readPool(database: Database): Metric[] {
  const pool = database.readPool?.()
  if (!pool) return []
  const points = Object.entries(pool).map(([state, value]) => ({ labels: { state }, value }))
  const help = 'Connections in use and idle, and calls that wait for one.'
  return [{ kind: 'gauge', name: 'innom_database_connections', help, points }]
}

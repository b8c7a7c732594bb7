import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/client.ts'
import type { JobHandlers } from '../jobs/job-rules.ts'
import type { MailGateway } from '../mail/gateway.ts'
import type { Metric } from '../metrics/metric.ts'
import type { Log, LogWatch } from '../process/log.ts'
import type { BookingProvider } from '../provider/provider.ts'
import type { SmsGateway } from '../sms/gateway.ts'

/**
 * OpenTelemetry as the rest of the server sees it: each port is wrapped where it is made, so that whoever uses one knows nothing of it. Everything
 * behind this is loaded only where OTEL_EXPORTER_OTLP_ENDPOINT is set.
 */
export interface Telemetry {
  log: LogWatch
  /** Writes a line to the log when something cannot be sent. */
  tellTrouble(log: Log): void
  /** Before routes are registered. */
  watchRequests(app: FastifyInstance): void
  watchDatabase(database: Database): Database
  watchJobs(handlers: JobHandlers): JobHandlers
  watchSms(gateway: SmsGateway): SmsGateway
  watchMail(gateway: MailGateway): MailGateway
  watchProvider(provider: BookingProvider): BookingProvider
  sendMetrics(read: () => Promise<Metric[]>): void
  /** Sends what is left, unless that takes long. */
  close(): Promise<void>
}

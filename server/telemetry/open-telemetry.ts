import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { waitAtMost } from '../process/time-limit.ts'
import type { Config } from '../settings/config.ts'
import { sendLogs } from './send-logs.ts'
import { produceMetrics } from './send-metrics.ts'
import type { Telemetry } from './telemetry.ts'
import { tellTrouble } from './tell-trouble.ts'
import { Traces } from './traces.ts'
import { watchMail, watchProvider, watchSms } from './watch-calls.ts'
import { watchDatabase } from './watch-database.ts'
import { watchJobs } from './watch-jobs.ts'
import { watchRequests } from './watch-requests.ts'

/** Milliseconds for what is left when the process stops: a collector that is away must not hold it up. */
const longestFlush = 1_000

/** Our statements are shorter, but for a few. */
const longestText = 2_000

/** Sends traces, figures and log lines to the collector of the settings, by OTLP over HTTP. */
export function openTelemetry(config: Config): Telemetry {
  const url = config.OTEL_EXPORTER_OTLP_ENDPOINT
  const to = (signal: string) => ({ url: `${url}/v1/${signal}`, headers: config.OTEL_EXPORTER_OTLP_HEADERS })
  const resource = resourceFromAttributes({
    'service.name': config.OTEL_SERVICE_NAME,
    'service.instance.id': crypto.randomUUID(),
    'deployment.environment.name': config.APP_ENV,
    ...config.OTEL_RESOURCE_ATTRIBUTES,
  })
  const tracerProvider = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: chooseSampler(config) }),
    spanLimits: { attributeValueLengthLimit: longestText },
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter(to('traces')) })],
  })
  const loggerProvider = new LoggerProvider({
    resource,
    processors: [new BatchLogRecordProcessor({ exporter: new OTLPLogExporter(to('logs')) })],
  })
  const traces = new Traces(tracerProvider.getTracer('innom'))
  let meterProvider: MeterProvider | undefined
  return {
    tellTrouble,
    log: sendLogs(loggerProvider.getLogger('innom'), traces),
    watchRequests: (app) => watchRequests(app, traces),
    watchDatabase: (database) => watchDatabase(database, traces),
    watchJobs: (handlers) => watchJobs(handlers, traces),
    watchSms: (gateway) => watchSms(gateway, traces),
    watchMail: (gateway) => watchMail(gateway, traces),
    watchProvider: (provider) => watchProvider(provider, traces),
    sendMetrics: (read) => {
      const reader = new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(to('metrics')),
        exportIntervalMillis: config.OTEL_METRIC_EXPORT_INTERVAL,
        exportTimeoutMillis: Math.min(config.OTEL_METRIC_EXPORT_INTERVAL, 30_000),
        metricProducers: [produceMetrics(read)],
      })
      meterProvider = new MeterProvider({ resource, readers: [reader] })
    },
    close: async () => {
      const providers = [tracerProvider, loggerProvider, ...(meterProvider ? [meterProvider] : [])]
      await waitAtMost(Promise.allSettled(providers.map((it) => it.shutdown())), longestFlush)
    },
  }
}

/** Of what begins here; jobs do as the request that left them. */
function chooseSampler({ OTEL_TRACES_SAMPLER, OTEL_TRACES_SAMPLER_ARG }: Config) {
  switch (OTEL_TRACES_SAMPLER) {
    case 'parentbased_always_on':
      return new AlwaysOnSampler()
    case 'parentbased_always_off':
      return new AlwaysOffSampler()
    case 'parentbased_traceidratio':
      return new TraceIdRatioBasedSampler(OTEL_TRACES_SAMPLER_ARG)
  }
}

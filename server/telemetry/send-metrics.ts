import { type HrTime, ValueType } from '@opentelemetry/api'
import { hrTime } from '@opentelemetry/core'
import { emptyResource } from '@opentelemetry/resources'
import { AggregationTemporality, DataPointType, type MetricData, type MetricProducer } from '@opentelemetry/sdk-metrics'
import type { HistogramMetric, Metric } from '../metrics/metric.ts'

/** The figures that GET /api/metrics tells: one set of them, told in two ways. */
export function produceMetrics(read: () => Promise<Metric[]>): MetricProducer {
  const startTime = hrTime()
  return {
    collect: async () => {
      const endTime = hrTime()
      const metrics = (await read()).map((metric) => toData(metric, { startTime, endTime }))
      const scopeMetrics = [{ scope: { name: 'innom' }, metrics }]
      return { resourceMetrics: { resource: emptyResource(), scopeMetrics }, errors: [] }
    },
  }
}

function toData(metric: Metric, times: { startTime: HrTime; endTime: HrTime }): MetricData {
  const unit = /_seconds(_total)?$/.test(metric.name) ? 's' : metric.name.endsWith('_bytes') ? 'By' : ''
  const descriptor = { name: metric.name, description: metric.help, unit, valueType: ValueType.DOUBLE }
  const common = { descriptor, aggregationTemporality: AggregationTemporality.CUMULATIVE }
  if (metric.kind === 'histogram') {
    const dataPoints = metric.points.map((point) => ({ ...times, ...toHistogram(metric, point) }))
    return { ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints }
  }
  const dataPoints = metric.points.map(({ labels, value }) => ({ ...times, attributes: labels, value }))
  return metric.kind === 'counter'
    ? { ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }
    : { ...common, dataPointType: DataPointType.GAUGE, dataPoints }
}

function toHistogram({ bounds }: HistogramMetric, { labels, counts, sum }: HistogramMetric['points'][number]) {
  const count = counts.reduce((total, it) => total + it, 0)
  return { attributes: labels, value: { buckets: { boundaries: [...bounds], counts: [...counts] }, sum, count } }
}

/** A figure for a monitoring system, with its value for each combination of labels. Nothing in one is about a person. */
export type Metric = NumberMetric | HistogramMetric

export type Labels = Readonly<Record<string, string>>

interface Named {
  /** As Prometheus names them: with the unit, and `_total` at the end of a counter. */
  name: string
  help: string
}

export interface NumberMetric extends Named {
  kind: 'counter' | 'gauge'
  points: { labels: Labels; value: number }[]
}

export interface HistogramMetric extends Named {
  kind: 'histogram'
  /** The upper ends of the buckets; the last bucket has none. */
  bounds: readonly number[]
  points: { labels: Labels; counts: readonly number[]; sum: number }[]
}

/** A gauge without labels. */
export function gauge(name: string, help: string, value: number): NumberMetric {
  return { kind: 'gauge', name, help, points: [{ labels: {}, value }] }
}

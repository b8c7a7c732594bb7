import type { HistogramMetric, Labels, Metric } from './metric.ts'

/** The text format of Prometheus, version 0.0.4. */
export function writePrometheus(metrics: Metric[]): string {
  return metrics
    .flatMap((metric) => [
      `# HELP ${metric.name} ${metric.help}`,
      `# TYPE ${metric.name} ${metric.kind}`,
      ...(metric.kind === 'histogram' ? writeBuckets(metric) : metric.points.map((it) => line(metric.name, it))),
    ])
    .map((it) => `${it}\n`)
    .join('')
}

function writeBuckets({ name, bounds, points }: HistogramMetric): string[] {
  return points.flatMap(({ labels, counts, sum }) => {
    let below = 0
    const buckets = counts.map((count, n) => {
      below += count
      return line(`${name}_bucket`, { labels: { ...labels, le: String(bounds[n] ?? '+Inf') }, value: below })
    })
    return [...buckets, line(`${name}_sum`, { labels, value: sum }), line(`${name}_count`, { labels, value: below })]
  })
}

function line(name: string, { labels, value }: { labels: Labels; value: number }): string {
  const written = Object.entries(labels).map(([label, text]) => `${label}="${escapeLabel(text)}"`)
  return `${name}${written.length > 0 ? `{${written.join(',')}}` : ''} ${value}`
}

function escapeLabel(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}

import type { HistogramMetric } from './metric.ts'

export interface Histogram {
  add(label: string, value: number): void
  read(): HistogramMetric
}

/** Values by one label, counted in buckets. */
export function createHistogram(name: string, help: string, label: string, bounds: readonly number[]): Histogram {
  const points = new Map<string, { counts: number[]; sum: number }>()
  return {
    add: (of, value) => {
      let point = points.get(of)
      if (!point) {
        point = { counts: Array<number>(bounds.length + 1).fill(0), sum: 0 }
        points.set(of, point)
      }
      const bucket = bounds.findIndex((bound) => value <= bound)
      point.counts[bucket < 0 ? bounds.length : bucket]!++
      point.sum += value
    },
    read: () => ({
      ...{ kind: 'histogram', name, help, bounds },
      points: [...points].map(([of, { counts, sum }]) => ({ labels: { [label]: of }, counts: [...counts], sum })),
    }),
  }
}

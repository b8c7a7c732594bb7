import type { Labels, NumberMetric } from './metric.ts'

export interface Counter {
  /** The labels are always the same ones, in the same order. */
  add(labels: Labels): void
  read(): NumberMetric
}

export function createCounter(name: string, help: string): Counter {
  const points = new Map<string, { labels: Labels; value: number }>()
  return {
    add: (labels) => {
      const key = Object.values(labels).join('\n')
      const point = points.get(key)
      if (point) point.value++
      else points.set(key, { labels, value: 1 })
    },
    read: () => ({ kind: 'counter', name, help, points: [...points.values()] }),
  }
}

import type { Comparison } from './statistics.ts'

/** What a figure must reach: its ratio where it has a baseline, its own value where it has none. */
export type Bar = { atMost: number } | { atLeast: number } | { exactly: number }

/** One line of the table. */
export interface Figure {
  /** Name of the benchmark. */
  bench: string
  /** What was measured, in a few words. */
  what: string
  /** Of `ours` and of the baseline; empty for a bare number. */
  unit: string
  ours: number
  baseline?: { name: string; value: number }
  ratio?: number
  /** The smallest and the largest ratio of a round. */
  spread?: [number, number]
  /** Without a bar the figure is for information only. */
  bar?: Bar
  /** Context for the reader, such as the heaviest page or a missing peer. */
  note?: string
}

/** A figure from rounds against a baseline. */
export function ratioFigure(
  figure: Pick<Figure, 'bench' | 'what' | 'unit' | 'bar' | 'note'>,
  baseline: string,
  comparison: Comparison,
): Figure {
  const { ours, ratio, spread } = comparison
  return { ...figure, ours, baseline: { name: baseline, value: comparison.baseline }, ratio, spread }
}

/** Undefined where there is no bar. */
export function isMet({ bar, ratio, ours }: Figure): boolean | undefined {
  if (!bar) return undefined
  const value = ratio ?? ours
  if ('atMost' in bar) return value <= bar.atMost
  return 'atLeast' in bar ? value >= bar.atLeast : value === bar.exactly
}

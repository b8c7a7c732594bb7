/** The values of both sides in one round: seconds, requests a second, milliseconds … */
export interface Pair {
  ours: number
  baseline: number
}

export interface Comparison extends Pair {
  /** The median of the rounds' ratios, not the ratio of medians: load from elsewhere slows both sides of a round. */
  ratio: number
  /** The smallest and the largest ratio of a round. */
  spread: [number, number]
}

export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('there is no median of nothing')
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return sorted.length % 2 === 0 ? (sorted[middle - 1]! + sorted[middle]!) / 2 : sorted[Math.floor(middle)]!
}

/** The smallest value that at least this share of all values do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  if (values.length === 0) throw new Error('there is no percentile of nothing')
  return values.toSorted((a, b) => a - b)[Math.ceil((values.length * percent) / 100) - 1]!
}

export function compare(rounds: readonly Pair[]): Comparison {
  const ratios = rounds.map(({ ours, baseline }) => ours / baseline)
  return {
    ours: median(rounds.map(({ ours }) => ours)),
    baseline: median(rounds.map(({ baseline }) => baseline)),
    ratio: median(ratios),
    spread: [Math.min(...ratios), Math.max(...ratios)],
  }
}

/** A stretch from `start` up to, not including, `end`; in epoch milliseconds or in minutes of a day. */
export interface Interval {
  readonly start: number
  readonly end: number
}

/** The same stretches sorted, touching and overlapping ones merged, empty ones removed. */
export function mergeIntervals(intervals: readonly Interval[]): Interval[] {
  const merged: Interval[] = []
  const ordered = intervals.filter((it) => it.start < it.end).sort((a, b) => a.start - b.start)
  for (const it of ordered) {
    const last = merged.at(-1)
    if (last && it.start <= last.end) {
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, it.end) }
    } else {
      merged.push({ start: it.start, end: it.end })
    }
  }
  return merged
}

/** The intersection of two merged lists. */
export function intersectIntervals(left: readonly Interval[], right: readonly Interval[]): Interval[] {
  const common = left.flatMap((a) =>
    right.map((b) => ({ start: Math.max(a.start, b.start), end: Math.min(a.end, b.end) })),
  )
  return mergeIntervals(common)
}

/** A merged list minus another. */
export function subtractIntervals(from: readonly Interval[], taken: readonly Interval[]): Interval[] {
  let rest = [...from]
  for (const hole of taken) {
    rest = rest.flatMap((it) => [
      { start: it.start, end: Math.min(it.end, hole.start) },
      { start: Math.max(it.start, hole.end), end: it.end },
    ])
    rest = rest.filter((it) => it.start < it.end)
  }
  return rest
}

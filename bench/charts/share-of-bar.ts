import type { Figure } from '../harness/figure.ts'

/**
 * How much of what its bar allows a figure takes: 1 is the bar, less is better, whichever way the bar points. Infinite where
 * a figure is past a bar that no proportion describes; undefined where it has no bar.
 */
export function shareOfBar({ bar, ratio, ours }: Figure): number | undefined {
  if (!bar) return undefined
  const value = ratio ?? ours
  if ('exactly' in bar) return value === bar.exactly ? Math.min(1, Math.abs(bar.exactly)) : Number.POSITIVE_INFINITY
  if ('atLeast' in bar) return value > 0 ? bar.atLeast / value : Number.POSITIVE_INFINITY
  if (bar.atMost === 0) return value <= 0 ? 0 : Number.POSITIVE_INFINITY
  return value / bar.atMost
}

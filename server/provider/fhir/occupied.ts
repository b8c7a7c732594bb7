import { type Interval, mergeIntervals } from '#domain/availability/interval.ts'
import type { UnavailableTime } from '../provider.ts'
import type { SlotTime } from './remote-slot.ts'

/**
 * When somebody is not available: whenever no Slot says that they are, and while a Slot says that they are not. What is held ends by itself
 * and is told apart.
 */
export function listOccupied(practitioner: string, slots: readonly SlotTime[], within: Interval): UnavailableTime[] {
  const counting = slots.filter(({ status }) => status !== 'entered-in-error')
  const busy = counting.filter(({ status, hold }) => status !== 'free' && hold === undefined)
  const held = Map.groupBy(
    counting.filter(({ hold }) => hold !== undefined),
    ({ hold }) => hold!.id,
  )
  const gaps = findGaps(mergeIntervals(counting), within)
  return [
    ...mergeIntervals(busy).map((it) => ({ practitioner, ...it, expiresAt: null })),
    ...[...held.values()].flatMap((some) => {
      const expiresAt = Math.min(...some.map(({ hold }) => hold!.until.epochMilliseconds))
      return mergeIntervals(some).map((it) => ({ practitioner, ...it, expiresAt }))
    }),
    ...gaps.map((it) => ({ practitioner, ...it, expiresAt: null, isOutside: true as const })),
  ]
}

function findGaps(merged: readonly Interval[], within: Interval): Interval[] {
  const gaps: Interval[] = []
  let from = within.start
  for (const { start, end } of merged) {
    if (start >= within.end) break
    if (start > from) gaps.push({ start: from, end: start })
    from = Math.max(from, end)
  }
  return from < within.end ? [...gaps, { start: from, end: within.end }] : gaps
}

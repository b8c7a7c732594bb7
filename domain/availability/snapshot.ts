import type { Busy } from './busy.ts'
import type { Schedule } from './schedule.ts'

/** The schedule at a moment: who works when, what is taken, and what time it is. One is made for each question, none for each slot. */
export interface Snapshot extends Pick<Schedule, 'index' | 'planner'> {
  readonly busy: Busy
  /** Epoch milliseconds. */
  readonly now: number
}

export function takeSnapshot(
  { index, planner }: Pick<Schedule, 'index' | 'planner'>,
  busy: Busy,
  now: number,
): Snapshot {
  return { index, planner, busy, now }
}

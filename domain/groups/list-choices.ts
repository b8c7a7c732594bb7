import type { AnswerOf } from '../api/call-types.ts'

type Group = AnswerOf<'GET /groups'>['groups'][number]
export type GroupDate = Group['dates'][number]

interface Choices {
  /** All its dates together. */
  isSeries: boolean
  /** Those that can be chosen one by one. */
  single: GroupDate[]
}

/**
 * What of a run can be chosen, as findBookableDates has it: without dates that were called off, and nobody joins a course that has begun.
 * `day`: of single dates only those of that day.
 */
export function listChoices({ sold, dates }: Pick<Group, 'sold' | 'dates'>, now: number, day = ''): Choices {
  const held = dates.filter((it) => !it.cancelled)
  const coming = held.filter((it) => Date.parse(it.start) > now)
  return {
    isSeries: sold !== 'date' && held.length > 0 && coming.length === held.length,
    single: sold === 'series' ? [] : coming.filter((it) => it.start.startsWith(day)),
  }
}

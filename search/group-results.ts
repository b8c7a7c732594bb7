import type { ResultKind } from '#domain/booking/result-kinds.ts'
import type { SearchResult } from './create-search.ts'

export interface ResultGroup {
  kind: ResultKind
  results: SearchResult[]
}

/** Results by kind, the group of the best one first; the order within a group stays. `most`: in each group. */
export function groupResults(results: SearchResult[], most = Infinity): ResultGroup[] {
  const groups = new Map<ResultKind, SearchResult[]>()
  for (const result of results) {
    const group = groups.get(result.kind)
    if (group && group.length < most) group.push(result)
    else if (!group) groups.set(result.kind, [result])
  }
  return [...groups].map(([kind, found]) => ({ kind, results: found }))
}

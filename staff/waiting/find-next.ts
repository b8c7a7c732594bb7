import type { AnswerOf } from '#domain/api/call-types.ts'

export type Waiting = AnswerOf<'GET /staff/waiting-list'>['entries'][number]

/** Ids of those who are asked next: of each treatment and each run of a class whoever has waited longest and may be asked. */
export function findNext(entries: readonly Waiting[]): ReadonlySet<string> {
  const next = new Map<string, string>()
  for (const { id, treatment, group, standing } of entries) {
    const what = group ? `${group.id} ${group.date ?? ''}` : treatment
    if (standing === 'waiting' && !next.has(what)) next.set(what, id)
  }
  return new Set(next.values())
}

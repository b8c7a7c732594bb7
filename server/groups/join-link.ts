import type { Facts } from '#domain/facts/facts.ts'
import { groupOfRun } from '#domain/groups/runs.ts'

/** Where an online group meets: as its plan says now, since a link may have to be replaced. */
export function findJoinLink(groups: Facts['groups'], run: string): string | undefined {
  return groups.find((it) => it.id === groupOfRun(run))?.link
}

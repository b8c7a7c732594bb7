import type { Facts } from '#domain/facts/facts.ts'
import { findCurrent, readAtStart, readFacts } from '#server/facts/facts.ts'

/** The facts of the current release, for commands that work without a server. */
export function readCurrentFacts(): Facts {
  const place = findCurrent('dist')
  return readAtStart(place, () => readFacts(place))
}

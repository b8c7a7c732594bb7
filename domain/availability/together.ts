/** A free time of a practitioner; those of one practitioner do not overlap. `start` is in epoch milliseconds. */
export interface FreeTime {
  readonly start: number
  readonly by: { readonly id: string }
}

/** One after the other with the same practitioner, or begun at the same time with several. */
export const waysTogether = ['in-turn', 'side-by-side'] as const
export type WayTogether = (typeof waysTogether)[number]

/** A time for each person, the first person's first. */
export type TimesTogether<Time> = Partial<Record<WayTogether, readonly Time[]>>

/**
 * Whether people come together at these times: one after the other or beside each other, without long gaps, and nobody sees two at once. What
 * createTogether finds always is.
 */
export function areTogether(times: readonly FreeTime[], length: number): boolean {
  const inOrder = times.toSorted((a, b) => a.start - b.start)
  return inOrder.every(({ start, by }, place) => {
    const before = inOrder.slice(0, place)
    const isSoon = place === 0 || start - (before.at(-1)!.start + length) <= longestGapMinutes * minuteMs
    return isSoon && before.every((it) => it.by.id !== by.id || it.start + length <= start)
  })
}

/** The longest wait between two people who see the same practitioner: nobody brings a family for a morning of gaps. */
export const longestGapMinutes = 15
const minuteMs = 60_000

/**
 * How people can come together who begin with one of the free times of a day. `length` is that of a visit, in milliseconds. The times are put in
 * order once: every time of a day is asked about.
 */
export function createTogether<Time extends FreeTime>(
  times: readonly Time[],
  { people, length }: { people: number; length: number },
): (first: Time) => TimesTogether<Time> {
  const inOrder = times.toSorted((a, b) => a.start - b.start)
  const byPractitioner = Map.groupBy(inOrder, (it) => it.by.id)
  const byStart = Map.groupBy(inOrder, (it) => it.start)

  /** The times of one practitioner from the first on, without long gaps: as many as are wanted, or as there are. */
  function follow(first: Time): Time[] {
    const own = byPractitioner.get(first.by.id) ?? []
    const chain = [first]
    for (const time of own.slice(own.indexOf(first) + 1)) {
      const gap = time.start - (chain.at(-1)!.start + length)
      if (chain.length === people || gap > longestGapMinutes * minuteMs) break
      chain.push(time)
    }
    return chain
  }

  /** Begun with as many practitioners as possible, those who have time for most first; where they are too few, somebody follows. */
  function share(first: Time): Time[] | undefined {
    const others = (byStart.get(first.start) ?? []).filter((it) => it.by.id !== first.by.id).map(follow)
    const chains = [follow(first), ...others.sort((a, b) => b.length - a.length)]
    for (let count = Math.min(people, chains.length); count > 1; count--) {
      const shared = Array.from({ length: people }, (_, person) => chains[person % count]![Math.floor(person / count)])
      if (shared.every((it) => it !== undefined)) return shared
    }
    return undefined
  }

  return (first) => {
    const inTurn = follow(first)
    const sideBySide = share(first)
    return {
      ...(inTurn.length === people && { 'in-turn': inTurn }),
      ...(sideBySide && { 'side-by-side': sideBySide }),
    }
  }
}

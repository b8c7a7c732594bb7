/** Who comes within an hour of the others comes with them, also when somebody between them has moved. */
const longestGapMs = 60 * 60_000

/** A coming booking; all times in epoch milliseconds. */
interface Coming {
  readonly reference: string
  readonly clinic: string
  readonly startsAt: number
  readonly endsAt: number
}

/**
 * Of those who were booked together, who still comes at the time of one of them, in the order of their times. Each can be moved or cancelled, so that it may
 * be everybody, some or that one alone.
 */
export function findComers<Booking extends Coming>(booked: readonly Booking[], one: Booking): Booking[] {
  const inOrder = booked
    .filter((it) => it.clinic === one.clinic)
    .sort((a, b) => a.startsAt - b.startsAt || (a.reference < b.reference ? -1 : 1))
  const parts: Booking[][] = []
  let end = Number.NEGATIVE_INFINITY
  for (const it of inOrder) {
    if (it.startsAt - end > longestGapMs) parts.push([])
    parts.at(-1)!.push(it)
    end = Math.max(end, it.endsAt)
  }
  return parts.find((part) => part.some(({ reference }) => reference === one.reference)) ?? [one]
}

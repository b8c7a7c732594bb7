/** What will happen, one moment after the other; what was entered first happens first at the same moment. */
export interface Agenda {
  /** An instant in epoch milliseconds. */
  at(instant: number, act: (now: number) => void): void
  run(): void
}

export function createAgenda(): Agenda {
  const entries: { moment: number; act: (now: number) => void }[] = []
  return {
    at(instant, act) {
      const moment = Math.round(instant)
      let low = 0
      let high = entries.length
      while (low < high) {
        const middle = (low + high) >> 1
        // The next one stands last, where it is taken cheaply.
        if (entries[middle]!.moment > moment) low = middle + 1
        else high = middle
      }
      entries.splice(low, 0, { moment, act })
    },
    run() {
      for (let next = entries.pop(); next; next = entries.pop()) next.act(next.moment)
    },
  }
}

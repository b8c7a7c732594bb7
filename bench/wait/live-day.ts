import type { SimulatedDoctor, SimulatedVisit } from './clinic-day.ts'

/** After so many minutes a doctor stops waiting for a patient and takes the next who is there. */
const patience = 8

/**
 * Lives through a doctor's day, one call from the waiting room after the other, and tells when each patient was called. The
 * doctor follows the order of the list, waits a little for somebody who is missing, takes late ones as soon as there is
 * room, and calls the next one early if they are there and nothing else is to be done.
 */
export function liveThrough({
  stretches,
  lateBy,
  interruptions,
  visits,
}: SimulatedDoctor): Map<SimulatedVisit, number> {
  const called = new Map<SimulatedVisit, number>()
  const waiting = visits.toSorted((a, b) => a.start - b.start)
  const disturbances = interruptions.toSorted((a, b) => a.at - b.at)
  let clock = stretches[0]!.start + lateBy[0]!
  while (waiting.length > 0) {
    clock = afterBreak(stretches, lateBy, clock, waiting[0]!.start)
    while (disturbances[0] && disturbances[0].at <= clock) clock += disturbances.shift()!.takes
    const index = chooseNext(waiting, clock)
    if (index === undefined) {
      const next = nextMoment(waiting, clock)
      if (next === undefined) return called
      clock = next
      continue
    }
    const [visit] = waiting.splice(index, 1)
    called.set(visit!, clock)
    clock += visit!.takes + 1
  }
  return called
}

/** A doctor who runs late cuts the break short, but takes ten minutes of it. */
function afterBreak(stretches: SimulatedDoctor['stretches'], lateBy: number[], clock: number, next: number): number {
  const [morning, afternoon] = stretches
  const isBreak = clock >= morning!.end - 5 && clock < afternoon!.start && next >= morning!.end
  return isBreak ? Math.max(afternoon!.start + Math.min(lateBy[1]!, 5), clock + 10) : clock
}

/** The first patient of the list who has arrived; a late one is skipped only after the doctor's patience has run out. */
function chooseNext(waiting: SimulatedVisit[], clock: number): number | undefined {
  for (const [index, visit] of waiting.entries()) {
    if (visit.arrives <= clock) return index
    if (clock < visit.start + patience) return undefined
  }
  return undefined
}

function nextMoment(waiting: SimulatedVisit[], clock: number): number | undefined {
  const moments = waiting.flatMap((it) => [it.arrives, it.start + patience]).filter((it) => it > clock && it < 1e6)
  return moments.length > 0 ? Math.min(...moments) : undefined
}

/**
 * The wait for a drop-in time: how long it is from now until somebody who stands in the clinic without an appointment could
 * begin with a general practitioner there. It is known as a range only, because nobody records yet when a consultation begins
 * and ends:
 *
 * 1. A drop-in patient gets the first time of a doctor that nobody has booked, so the visits before it come first. Who has not
 *    checked in a while after their time is not counted. No lead time counts: the patient is there already.
 * 2. The visits are replayed one after the other. Each begins at its time, when the one before it is over, or when its patient
 *    has checked in, whichever is last. At best patients were early and consultations short. At worst they took as long as
 *    usual and a margin on top, which grows with the number of consultations without a pause.
 * 3. A doctor who is through with them takes the drop-in patient. The range goes from the first doctor at best to the first
 *    doctor at worst, in steps of five minutes.
 *
 * Every step adds or takes a larger value, so that one more person waiting never makes the wait shorter. Without a single check-in
 * today nothing is known about how the day goes, and there is no number. The constants are judged against simulated days, which
 * are made up by other rules than these (`npm run bench -- wait`, docs/decisions/0029).
 */
import type { Interval } from '../availability/interval.ts'

export interface Visit extends Interval {
  /** When the patient checked in; 'not-yet'; or 'unknown' where check-ins are not recorded, such as in another system. */
  readonly arrival: number | 'not-yet' | 'unknown'
}

/** One doctor's day at a clinic. Times are epoch milliseconds. */
export interface DoctorDay {
  /** When the doctor works, breaks left out; in order. */
  readonly work: readonly Interval[]
  /** The first time from now on that nobody has booked; null: none today. */
  readonly firstFree: number | null
  readonly visits: readonly Visit[]
}

/** In minutes from now. */
export interface WaitRange {
  readonly from: number
  readonly to: number
}

const minuteMs = 60_000
/** Patients who have not checked in so long after their time are not counted. */
const graceMs = 10 * minuteMs
/** How long before their time patients are called at best. */
const earlyMs = 12 * minuteMs
/** How much of its booked time a consultation takes: at best, and usually. */
const shortShare = 0.65
const usualShare = 0.85
/** The margin at worst: some minutes, and this share of a visit's time by the root of the number of consultations in a row. */
const marginMs = 2 * minuteMs
const marginShare = 0.35
const stepMs = 5 * minuteMs

export function estimateWait(doctors: readonly DoctorDay[], now: number): WaitRange | null {
  if (!doctors.some(({ visits }) => visits.some(({ arrival }) => typeof arrival === 'number'))) return null
  const begins = doctors.flatMap((it) => describeBegin(it, now) ?? [])
  if (begins.length === 0) return null
  const from = Math.floor((Math.min(...begins.map(({ best }) => best)) - now) / stepMs)
  const to = Math.ceil((Math.min(...begins.map(({ worst }) => worst)) - now) / stepMs)
  return { from: from * 5, to: Math.max(to, from + 1) * 5 }
}

/** When a doctor could begin with a drop-in patient. */
function describeBegin({ work, firstFree, visits }: DoctorDay, now: number) {
  if (firstFree === null) return undefined
  const before = visits.filter((it) => it.start < firstFree && !isMissing(it, now)).sort((a, b) => a.start - b.start)
  return {
    best: findWork(work, Math.max(now, endAtBest(before))),
    worst: findWork(work, Math.max(now, endAtWorst(before))),
  }
}

function isMissing({ arrival, start }: Visit, now: number): boolean {
  return arrival === 'not-yet' && start + graceMs < now
}

function endAtBest(visits: readonly Visit[]): number {
  let end = Number.NEGATIVE_INFINITY
  for (const visit of visits) end = Math.max(end, beginOf(visit, earlyMs)) + (visit.end - visit.start) * shortShare
  return end
}

function endAtWorst(visits: readonly Visit[]): number {
  let end = Number.NEGATIVE_INFINITY
  let latest = Number.NEGATIVE_INFINITY
  let inARow = 0
  for (const visit of visits) {
    const begin = beginOf(visit, 0)
    const length = visit.end - visit.start
    inARow = begin < end ? inARow + 1 : 1
    end = Math.max(end, begin) + length * usualShare
    latest = Math.max(latest, end + marginMs + length * marginShare * Math.sqrt(inARow))
  }
  return latest
}

/** The earliest begin, if the doctor is free. Never before the patient has arrived, if that is known. */
function beginOf({ start, arrival }: Visit, early: number): number {
  return typeof arrival === 'number' ? Math.max(start - early, arrival) : start - early
}

/** The moment itself, or the end of the break it falls in. Doctors stay until everybody is seen, so later times count too. */
function findWork(work: readonly Interval[], moment: number): number {
  const stretch = work.find(({ end }) => end > moment)
  return Math.max(moment, stretch?.start ?? moment)
}

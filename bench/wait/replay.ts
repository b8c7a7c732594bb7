import { estimateWait, type WaitRange } from '#domain/drop-in/drop-in-wait.ts'
import { type ClinicDay, findFirstFree, firstFreeOf, makeUpDay, type SimulatedDoctor } from './clinic-day.ts'
import { liveThrough } from './live-day.ts'

const minuteMs = 60_000

/** What was shown at a moment, and how long somebody who walked in then really waited, in minutes. */
export interface Shown {
  range: WaitRange
  /** Until the first doctor could begin with them. */
  wait: number
  /** With the doctor whose time comes first on the list, whoever else could have begun before. */
  waitForFirstTime: number
}

const clinics = 16
const days = 30

/** Simulates a month of all clinics. Every 15 minutes, compares the shown range with the wait of a patient who walks in then. */
export function replayMonth(seed: number): Shown[] {
  return Array.from({ length: clinics * days }, (_, day) => replayDay(makeUpDay(seed * 1_000 + day))).flat()
}

function replayDay(day: ClinicDay): Shown[] {
  const shown: Shown[] = []
  for (let at = day.opens + 7; at < day.closes; at += 15) {
    const range = show(day, at)
    if (!range) continue
    const waits = day.doctors.flatMap((doctor) => waitOf([doctor], at) ?? [])
    const waitForFirstTime = waitOf(day.doctors, at)
    if (waitForFirstTime === undefined) throw new Error('a wait was shown though nobody could be taken')
    shown.push({ range, wait: Math.min(...waits), waitForFirstTime })
  }
  return shown
}

/** The range that the rule shows, given what the booking system knows at that moment. */
function show({ doctors }: ClinicDay, at: number): WaitRange | null {
  return estimateWait(
    doctors.map((doctor) => {
      const firstFree = firstFreeOf(doctor, at)
      return {
        firstFree: firstFree === undefined ? null : firstFree * minuteMs,
        work: doctor.stretches.map((it) => ({ start: it.start * minuteMs, end: it.end * minuteMs })),
        visits: doctor.visits
          .filter((it) => it.bookedAt <= at)
          .map((it) => ({
            start: it.start * minuteMs,
            end: (it.start + it.length) * minuteMs,
            arrival: it.arrives <= at ? it.arrives * minuteMs : 'not-yet',
          })),
      }
    }),
    at * minuteMs,
  )
}

/** The wait of one more patient who takes the first free time of these doctors. */
function waitOf(doctors: SimulatedDoctor[], at: number): number | undefined {
  const found = findFirstFree(doctors, at)
  if (!found) return undefined
  const guest = { start: found.start, length: 20, bookedAt: at, arrives: at, takes: 18 }
  // Later walk-ins cannot have this time.
  const others = found.doctor.visits.filter(
    (it) => it.bookedAt <= at || it.start + it.length <= guest.start || it.start >= guest.start + guest.length,
  )
  const begin = liveThrough({ ...found.doctor, visits: [...others, guest] }).get(guest)
  return begin === undefined ? undefined : begin - at
}

/** Share of cases in which the wait lay in the shown range, both ends included. */
export function shareInside(shown: readonly Shown[], waitOf: (it: Shown) => number): number {
  const inside = shown.filter((it) => it.range.from <= waitOf(it) && waitOf(it) <= it.range.to)
  return inside.length / shown.length
}

export const widthOf = ({ range }: Shown): number => range.to - range.from

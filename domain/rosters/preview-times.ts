import { findSlots } from '../availability/availability.ts'
import type { Busy } from '../availability/busy.ts'
import { listChoicesOf } from '../availability/choice.ts'
import type { Schedule } from '../availability/schedule.ts'
import { takeSnapshot } from '../availability/snapshot.ts'

/** The times of a practitioner on a day that a change of rosters makes different. */
export interface PreviewedDay {
  practitioner: { id: string; name: string }
  date: string
  /** What is counted: the first thing that they can be booked for. */
  treatment: string
  /** How many times there were. */
  before: number
  /** ISO 8601 with the clinic's offset. */
  starts: string[]
}

/** Whose working time at a clinic is different on some days, and the times to book there before and after. */
export function previewTimes(
  { before, after, busy, now }: { before: Schedule; after: Schedule; busy: Busy; now: number },
  clinicId: string,
  dates: readonly string[],
): PreviewedDay[] {
  const clinic = after.index.clinics.get(clinicId)
  if (!clinic) return []
  const slotsOf = (schedule: Schedule, practitioner: string, date: string) => {
    const choice = listChoicesOf(schedule.index, practitioner).find((it) => it.clinic.id === clinicId)
    return choice
      ? { treatment: choice.treatment.id, slots: findSlots(takeSnapshot(schedule, busy, now), choice, date).slots }
      : undefined
  }
  return dates.flatMap((date) => {
    const [was, is] = [before, after].map((it) => it.planner(clinic, date).work) as [WorkOfDay, WorkOfDay]
    const people = [...new Set([...was.keys(), ...is.keys()])]
    return people
      .filter((id) => JSON.stringify(was.get(id)) !== JSON.stringify(is.get(id)))
      .flatMap((id) => {
        const [old, next] = [slotsOf(before, id, date), slotsOf(after, id, date)]
        const treatment = next?.treatment ?? old?.treatment
        const name = after.index.practitioners.get(id)?.name
        if (treatment === undefined || name === undefined) return []
        const starts = (next?.slots ?? []).map((it) => it.start)
        return [{ practitioner: { id, name }, date, treatment, before: old?.slots.length ?? 0, starts }]
      })
  })
}

type WorkOfDay = ReturnType<Schedule['planner']>['work']

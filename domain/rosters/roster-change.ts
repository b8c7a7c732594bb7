/** What somebody at a clinic changes of its rosters. */
import * as z from 'zod'
import { clinicDay } from '../dates/clinic-day.ts'
import { specialHours as clinicHours, closure } from '../facts/clinic.ts'
import { absence, shift } from '../facts/practitioner.ts'
import { slug } from '../facts/shared.ts'
import { withDays, withoutDays } from './day-ranges.ts'
import { copyWeek, mondayOf, replaceDay, replaceWeekday } from './day-shifts.ts'
import type { ClinicRoster, PractitionerRoster, Rosters } from './roster.ts'

/** Hours of one day; breaks within them. */
export const dayShift = shift.pick({ hours: true, breaks: true })

/** Both ends included. */
const days = { from: clinicDay, to: clinicDay }

export const absenceChange = z.discriminatedUnion('kind', [
  absence.extend({ ...days, kind: z.literal('absence'), practitioner: slug }),
  absence.extend({ ...days, kind: z.literal('return'), practitioner: slug }),
])
export type AbsenceChange = z.infer<typeof absenceChange>

export const weekChange = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('shifts'),
    practitioner: slug,
    date: clinicDay,
    shifts: z.array(dayShift).max(4),
    repeat: z.enum(['once', 'weekly']),
  }),
  z.strictObject({
    kind: z.literal('copy-week'),
    practitioners: z.array(slug).min(1).max(100),
    from: clinicDay,
    to: clinicDay,
  }),
  closure.extend({ ...days, kind: z.literal('closure') }),
  z.strictObject({ kind: z.literal('reopening'), ...days }),
  clinicHours.extend({ date: clinicDay, kind: z.literal('special-hours') }),
  z.strictObject({ kind: z.literal('usual-hours'), date: clinicDay }),
])
export type WeekChange = z.infer<typeof weekChange>

export type RosterEdit = WeekChange | AbsenceChange

/** The first day that a change is about. */
export function firstDayOf(edit: RosterEdit): string {
  if (edit.kind === 'copy-week') return mondayOf(edit.to)
  return 'date' in edit ? edit.date : edit.from
}

/** The rosters that a change gives, of those alone whom it is about; from `today` on, where it reaches back. */
export function applyEdit(rosters: Rosters, clinic: string, edit: RosterEdit, today: string): Rosters {
  const ofPeople = (ids: readonly string[], change: (roster: PractitionerRoster) => PractitionerRoster) =>
    ids.flatMap((id) => {
      const roster = rosters.practitioners.get(id)
      return roster ? [[id, change(roster)] as const] : []
    })
  const ofClinic = (change: (roster: ClinicRoster) => ClinicRoster): Rosters => {
    const roster = rosters.clinics.get(clinic)
    return { practitioners: new Map(), clinics: new Map(roster ? [[clinic, change(roster)]] : []), groups: new Map() }
  }
  const withPeople = (changed: (readonly [string, PractitionerRoster])[]): Rosters => ({
    practitioners: new Map(changed),
    clinics: new Map(),
    groups: new Map(),
  })
  switch (edit.kind) {
    case 'shifts': {
      const replace = edit.repeat === 'weekly' ? replaceWeekday : replaceDay
      return withPeople(
        ofPeople([edit.practitioner], (it) => ({ ...it, shifts: replace(it.shifts, clinic, edit.date, edit.shifts) })),
      )
    }
    case 'copy-week': {
      const weeks = { from: edit.from, to: edit.to, first: today }
      return withPeople(ofPeople(edit.practitioners, (it) => ({ ...it, shifts: copyWeek(it.shifts, clinic, weeks) })))
    }
    case 'absence': {
      const { from, to } = edit
      return withPeople(
        ofPeople([edit.practitioner], (it) => ({ ...it, absences: withDays(it.absences, { from, to }) })),
      )
    }
    case 'return':
      return withPeople(ofPeople([edit.practitioner], (it) => ({ ...it, absences: withoutDays(it.absences, edit) })))
    case 'closure': {
      const { from, to, reason } = edit
      return ofClinic((it) => ({ ...it, closures: withDays(it.closures, { from, to, reason }) }))
    }
    case 'reopening':
      return ofClinic((it) => ({ ...it, closures: withoutDays(it.closures, edit) }))
    case 'special-hours': {
      const { date, hours, reason } = edit
      const others = (all: ClinicRoster['specialHours']) => all.filter((it) => it.date !== date)
      return ofClinic((it) => ({ ...it, specialHours: [...others(it.specialHours), { date, hours, reason }] }))
    }
    case 'usual-hours':
      return ofClinic((it) => ({ ...it, specialHours: it.specialHours.filter(({ date }) => date !== edit.date) }))
  }
}

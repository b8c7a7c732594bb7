import type { AnswerOf, BodyOf } from '#domain/api/call-types.ts'

export type RosterWeek = AnswerOf<'GET /staff/rosters'>
export type RosterPerson = RosterWeek['practitioners'][number]
export type PersonDay = RosterPerson['days'][number]
export type DayShift = PersonDay['shifts'][number]
export type ChangeAnswer = AnswerOf<'POST /staff/rosters'>
export type AffectedBooking = ChangeAnswer['affected'][number]

export type WeekChange = BodyOf<'POST /staff/rosters'>['change']
export type AbsenceChange = BodyOf<'POST /staff/absences'>['change']

/** What is open beside the week. */
export type OpenPanel =
  | { is: 'shift'; practitioner: string; date: string }
  | { is: 'clinic-day'; date: string }
  | { is: 'copy-week' }
  | { is: 'extra-shift' }
  | { is: 'history'; kind: 'practitioner' | 'clinic'; id: string }

type SeenRosters = BodyOf<'POST /staff/rosters'>['seen']

/** The rosters on the screen by their revision: what a change says it has seen. */
export function seenOf({ clinic, changed, practitioners }: RosterWeek): SeenRosters {
  return [
    { kind: 'clinic' as const, id: clinic, revision: changed.revision },
    ...practitioners.map((it) => ({ kind: 'practitioner' as const, id: it.id, revision: it.changed.revision })),
  ]
}

/** The same after a change of one's own. */
export function withRevisions(seen: SeenRosters, changed: SeenRosters): SeenRosters {
  const isChanged = (it: SeenRosters[number]) => changed.some(({ kind, id }) => kind === it.kind && id === it.id)
  return [...seen.filter((it) => !isChanged(it)), ...changed]
}

/** What a new shift on a day is proposed as. */
export function openingOn({ days }: RosterWeek, date: string): DayShift['hours'] {
  return days.find((it) => it.date === date)?.open[0] ?? { from: '08:00', to: '16:00' }
}

/** '08:00–16:00, 18:00–20:00' */
export function sayHours(ranges: readonly { from: string; to: string }[]): string {
  return ranges.map(({ from, to }) => `${from}–${to}`).join(', ')
}

export function sayShifts(shifts: readonly DayShift[]): string {
  return sayHours(shifts.map((it) => it.hours))
}

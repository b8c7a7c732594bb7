import { workedOn } from '../availability/worked-on.ts'
import type { Closure, SpecialHours } from '../facts/clinic.ts'
import type { Facts } from '../facts/facts.ts'
import type { GroupPlan } from '../facts/group.ts'
import type { Absence, Shift } from '../facts/practitioner.ts'
import { findGroupMistakes } from '../groups/group-mistakes.ts'
import type { Rosters } from './roster.ts'

/** One statement in a file of rosters, and its line. */
export type RosterEntry = { line: number } & (
  | { kind: 'shift'; practitioner: string; value: Shift }
  | { kind: 'absence'; practitioner: string; value: Absence }
  | { kind: 'closure'; clinic: string; value: Closure }
  | { kind: 'special-hours'; clinic: string; value: SpecialHours }
  | { kind: 'group'; group: string; value: GroupPlan }
  /** Names somebody with an empty roster. */
  | { kind: 'none'; practitioner: string }
  | { kind: 'none'; clinic: string }
)

/** Why a file is refused. */
export interface RosterProblem {
  line: number
  message: string
}

export type ParsedEntries = { ok: true; entries: RosterEntry[] } | { ok: false; problems: RosterProblem[] }

/** The rosters of everybody named in the entries. */
export function collectRosters(entries: readonly RosterEntry[]): Rosters {
  const rosters: Rosters = { practitioners: new Map(), clinics: new Map(), groups: new Map() }
  for (const entry of entries) {
    if ('group' in entry) rosters.groups.set(entry.group, entry.value)
    else if ('practitioner' in entry) {
      const roster = rosters.practitioners.get(entry.practitioner) ?? { shifts: [], absences: [] }
      rosters.practitioners.set(entry.practitioner, roster)
      if (entry.kind === 'shift') roster.shifts.push(entry.value)
      if (entry.kind === 'absence') roster.absences.push(entry.value)
    } else {
      const roster = rosters.clinics.get(entry.clinic) ?? { closures: [], specialHours: [] }
      rosters.clinics.set(entry.clinic, roster)
      if (entry.kind === 'closure') roster.closures.push(entry.value)
      if (entry.kind === 'special-hours') roster.specialHours.push(entry.value)
    }
  }
  return rosters
}

/** The inverse, without line numbers. */
export function listEntries(rosters: Rosters): RosterEntry[] {
  const line = 0
  const people = [...rosters.practitioners].flatMap(([practitioner, { shifts, absences }]): RosterEntry[] =>
    shifts.length + absences.length === 0
      ? [{ line, kind: 'none', practitioner }]
      : [
          ...shifts.map((value) => ({ line, kind: 'shift', practitioner, value }) as const),
          ...absences.map((value) => ({ line, kind: 'absence', practitioner, value }) as const),
        ],
  )
  const clinics = [...rosters.clinics].flatMap(([clinic, { closures, specialHours }]): RosterEntry[] =>
    closures.length + specialHours.length === 0
      ? [{ line, kind: 'none', clinic }]
      : [
          ...closures.map((value) => ({ line, kind: 'closure', clinic, value }) as const),
          ...specialHours.map((value) => ({ line, kind: 'special-hours', clinic, value }) as const),
        ],
  )
  const groups = [...rosters.groups].map(([group, value]): RosterEntry => ({ line, kind: 'group', group, value }))
  return [...people, ...clinics, ...groups]
}

/** Maximum lines for one practitioner or clinic: enough for years of weekly changes, and bounded work for the server. */
const mostLines = 500

/** Checks across files: who exists, when clinics are open, and that nobody is in two places at once. */
export function checkEntries(
  entries: readonly RosterEntry[],
  facts: Pick<Facts, 'practitioners' | 'clinics' | 'groups' | 'catalogue'>,
): RosterProblem[] {
  const people = new Set(facts.practitioners.map((it) => it.id))
  const clinics = new Map(facts.clinics.map((it) => [it.id, it]))
  const problems: RosterProblem[] = []
  const shifts = new Map<string, { line: number; value: Shift }[]>()
  const lines = new Map<string, number>()
  for (const entry of entries) {
    const report = (message: string) => problems.push({ line: entry.line, message })
    if (entry.kind === 'group') {
      for (const message of findGroupMistakes(entry.group, entry.value, facts)) report(message)
      continue
    }
    const owner = 'practitioner' in entry ? entry.practitioner : entry.clinic
    const count = (lines.get(owner) ?? 0) + 1
    lines.set(owner, count)
    if (count === mostLines + 1) report(`${owner} has more than ${mostLines} lines.`)
    if (count > mostLines) continue
    if ('practitioner' in entry && !people.has(entry.practitioner)) {
      report(`there is no practitioner '${entry.practitioner}'.`)
    }
    if ('clinic' in entry && !clinics.has(entry.clinic)) report(`there is no clinic '${entry.clinic}'.`)
    if (entry.kind !== 'shift') continue
    const { value, practitioner, line } = entry
    const clinic = clinics.get(value.clinic)
    if (!clinic) report(`there is no clinic '${value.clinic}'.`)
    // A shift with a last day may be meant for days with special hours.
    else if (value.validTo === undefined) {
      const isOpen = (day: Shift['days'][number]) =>
        clinic.hours[day]?.some((it) => it.from <= value.hours.from && value.hours.to <= it.to)
      const outside = value.days.filter((it) => !isOpen(it))
      if (outside.length > 0)
        report(
          `${value.clinic} is not open from ${value.hours.from} to ${value.hours.to} on ${outside.join(', ')}. A shift for special hours needs a last day.`,
        )
    }
    const others = shifts.get(practitioner) ?? []
    const other = others.find((it) => it.value.clinic !== value.clinic && doMeet(it.value, value))
    if (other) report(`${practitioner} works at ${other.value.clinic} at the same time (line ${other.line}).`)
    others.push({ line, value })
    shifts.set(practitioner, others)
  }
  return problems
}

function doMeet(a: Shift, b: Shift): boolean {
  // A single day may be of a week in which the other is not worked.
  const day = [a, b].find((it) => it.validFrom !== undefined && it.validFrom === it.validTo)?.validFrom
  if (day !== undefined && !(workedOn(day)(a) && workedOn(day)(b))) return false
  const isBefore = (last: string | undefined, first: string | undefined) =>
    last !== undefined && first !== undefined && last < first
  return (
    a.days.some((it) => b.days.includes(it)) &&
    (a.weeks === 'every' || b.weeks === 'every' || a.weeks === b.weeks) &&
    a.hours.from < b.hours.to &&
    b.hours.from < a.hours.to &&
    !isBefore(a.validTo, b.validFrom) &&
    !isBefore(b.validTo, a.validFrom)
  )
}

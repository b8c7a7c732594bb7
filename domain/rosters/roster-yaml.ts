import { LineCounter, parseDocument, stringify } from 'yaml'
import * as z from 'zod'
import { groupPlan } from '../facts/group.ts'
import { slug } from '../facts/shared.ts'
import { clinicRoster, practitionerRoster, type Rosters } from './roster.ts'
import type { ParsedEntries, RosterEntry } from './roster-entries.ts'
import { findTooDeep } from './yaml-depth.ts'
import { indexLines } from './yaml-lines.ts'

/** The same shapes as in content, by id. */
const file = z.strictObject({
  practitioners: z.record(slug, practitionerRoster).default({}),
  clinics: z.record(slug, clinicRoster).default({}),
  groups: z.record(slug, groupPlan).default({}),
})

export function writeRosterYaml({ practitioners, clinics, groups }: Rosters): string {
  return stringify({
    practitioners: Object.fromEntries(practitioners),
    clinics: Object.fromEntries(clinics),
    groups: Object.fromEntries(groups),
  })
}

/** What cannot be read as a whole is one problem of the file: nested beyond any roster, or references that multiply. */
export function parseRosterYaml(text: string): ParsedEntries {
  const tooDeep = findTooDeep(text)
  if (tooDeep !== undefined) {
    const message = 'the file cannot be read as YAML: lists or fields are nested deeper than in any roster.'
    return { ok: false, problems: [{ line: tooDeep, message }] }
  }
  try {
    return parseEntries(text)
  } catch (error) {
    if (!(error instanceof RangeError || error instanceof ReferenceError)) throw error
    return { ok: false, problems: [{ line: 1, message: `the file cannot be read as YAML: ${error.message}.` }] }
  }
}

function parseEntries(text: string): ParsedEntries {
  const lines = new LineCounter()
  // The parser compares each key with all before it; `indexLines` finds those that stand twice.
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false })
  if (document.errors.length > 0) {
    const problems = document.errors.map((it) => ({ line: lines.linePos(it.pos[0]).line, message: it.message }))
    return { ok: false, problems }
  }
  const { lineOf, repeated } = indexLines(document, lines)
  if (repeated.length > 0) return { ok: false, problems: repeated }
  const parsed = file.safeParse(document.toJS() ?? {})
  if (!parsed.success) {
    const problems = parsed.error.issues.map((it) => ({
      line: lineOf(it.path),
      message: `${it.path.length > 0 ? `'${it.path.join('.')}'` : 'the file'}: ${it.message}.`,
    }))
    return { ok: false, problems }
  }
  const { practitioners, clinics, groups } = parsed.data
  return {
    ok: true,
    entries: [
      ...Object.entries(practitioners).flatMap(([practitioner, { shifts, absences }]): RosterEntry[] => {
        const at = (...path: PropertyKey[]) => lineOf(['practitioners', practitioner, ...path])
        if (shifts.length + absences.length === 0) return [{ line: at(), kind: 'none', practitioner }]
        return [
          ...shifts.map((value, n) => ({ line: at('shifts', n), kind: 'shift', practitioner, value }) as const),
          ...absences.map((value, n) => ({ line: at('absences', n), kind: 'absence', practitioner, value }) as const),
        ]
      }),
      ...Object.entries(clinics).flatMap(([clinic, { closures, specialHours }]): RosterEntry[] => {
        const at = (...path: PropertyKey[]) => lineOf(['clinics', clinic, ...path])
        if (closures.length + specialHours.length === 0) return [{ line: at(), kind: 'none', clinic }]
        return [
          ...closures.map((value, n) => ({ line: at('closures', n), kind: 'closure', clinic, value }) as const),
          ...specialHours.map(
            (value, n) => ({ line: at('specialHours', n), kind: 'special-hours', clinic, value }) as const,
          ),
        ]
      }),
      ...Object.entries(groups).map(
        ([group, value]) => ({ line: lineOf(['groups', group]), kind: 'group', group, value }) as const,
      ),
    ],
  }
}

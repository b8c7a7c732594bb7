import { create } from 'qrcode'
import { listStaff } from '#domain/facts/in-market.ts'
import type { AppCode, AppCodes, TeamMember } from '#domain/site-data.ts'
import { listWorkplaces } from '#domain/workplaces.ts'
import { type Composition, portraitPath } from './base-page.ts'

/** Who can be booked for what and where. */
export function composeTeam({ facts, country }: Composition): TeamMember[] {
  return listStaff(facts.practitioners, country).map((person) => ({
    id: person.id,
    name: person.name,
    portrait: portraitPath(person.id),
    treatments: person.treatments,
    clinics: listWorkplaces(person),
  }))
}

/** Links to the app in both app stores, with QR codes. The codes are drawn at build time, so that the browser needs no library. */
export function composeApps({ facts }: Composition): AppCodes {
  const { ios, android } = facts.company.app
  return { ios: drawCode(ios), android: drawCode(android) }
}

function drawCode(url: string): AppCode {
  const { modules } = create(url, { errorCorrectionLevel: 'M' })
  const { size } = modules
  const rows = Array.from({ length: size }, (_, y) => drawRow(y, (x) => x < size && modules.get(y, x) === 1, size))
  return { url, size, path: rows.join('') }
}

/** The dark squares of a row, those beside each other as one bar. */
function drawRow(y: number, isDark: (x: number) => boolean, size: number): string {
  let path = ''
  for (let x = 0; x < size; x++) {
    const start = x
    while (isDark(x)) x++
    if (x > start) path += `M${start} ${y}h${x - start}v1h-${x - start}z`
  }
  return path
}

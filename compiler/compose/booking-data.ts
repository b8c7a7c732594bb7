import { create } from 'qrcode'
import type { Partner } from '#domain/facts/partner.ts'
import { type LocalizedText, resolveText } from '#domain/locale.ts'
import type { AppCode, AppCodes, SitePartner, TeamMember } from '#domain/site-data.ts'
import { type Composition, portraitPath } from './base-page.ts'

/** Who can be booked for what and where. */
export function composeTeam({ facts }: Composition): TeamMember[] {
  return facts.practitioners.map(({ id, name, treatments, shifts }) => ({
    id,
    name,
    portrait: portraitPath(id),
    treatments,
    clinics: [...new Set(shifts.map((shift) => shift.clinic))],
  }))
}

/** The partners in the words of one language. */
export function composePartners({ facts, locale, country }: Composition): SitePartner[] {
  const words = (text: LocalizedText) => resolveText(text, locale, country)
  return facts.partners.map((partner) => ({
    id: partner.id,
    name: partner.name,
    summary: words(partner.summary),
    ...ownFields(partner, words),
  }))
}

function ownFields(partner: Partner, words: (text: LocalizedText) => string) {
  const named = (list: { id: string; name: LocalizedText }[]) => list.map(({ id, name }) => ({ id, name: words(name) }))
  switch (partner.kind) {
    case 'airline':
      return { kind: partner.kind, earning: partner.earning }
    case 'insurance':
      return { kind: partner.kind, terms: words(partner.terms), clinicOnly: partner.clinicOnly }
    case 'corporate':
      return {
        kind: partner.kind,
        campaigns: named(partner.campaigns),
        departments: named(partner.departments),
        required: partner.required,
      }
  }
}

/** The app in both shops, with codes to scan from another screen: drawn here, so that the browser needs no code for it. */
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

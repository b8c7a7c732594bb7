import { resolveText } from '#domain/locale.ts'
import type { SitePartner, TeamMember } from '../page-data.ts'
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

/** The partners in the words of one language, each with the prices its members pay. */
export function composePartners({ facts, locale, country }: Composition): SitePartner[] {
  const words = (text: Parameters<typeof resolveText>[0]) => resolveText(text, locale, country)
  const named = (list: { id: string; name: Parameters<typeof resolveText>[0] }[]) =>
    list.map(({ id, name }) => ({ id, name: words(name) }))
  return facts.partners.map((partner) => {
    const { id, name } = partner
    const prices = Object.fromEntries(
      Object.entries(facts.prices).flatMap(([treatment, { partners }]) =>
        partners[id] === undefined ? [] : [[treatment, partners[id]]],
      ),
    )
    const common = { id, name, summary: words(partner.summary), prices }
    switch (partner.kind) {
      case 'airline':
        return { ...common, kind: partner.kind, earning: partner.earning }
      case 'insurance':
        return { ...common, kind: partner.kind, terms: words(partner.terms), clinicOnly: partner.clinicOnly }
      case 'corporate':
        return {
          ...common,
          kind: partner.kind,
          campaigns: named(partner.campaigns),
          departments: named(partner.departments),
          required: partner.required,
        }
    }
  })
}

import { type Country, defaultCountry } from '../market/locale.ts'
import type { Treatment } from './catalogue.ts'
import type { ContentFacts, Facts } from './facts.ts'
import type { Practitioner } from './practitioner.ts'
import type { Prices } from './prices.ts'

/**
 * The facts that pages of one country are made of: its company, prices, clinics, areas and staff. Articles are reviewed by Norwegian
 * doctors, so their profiles are there in every country; `keepCountry` leaves them out.
 */
export function forPages({ company, prices, ...facts }: ContentFacts, country: Country): Facts {
  const { countries, ...everywhere } = company
  return {
    ...facts,
    ...clinicsIn(facts, country),
    company: { ...everywhere, ...countries[country] },
    prices: prices[country],
    practitioners: facts.practitioners
      .filter((it) => it.country === country || it.country === defaultCountry)
      .map((it) => (it.country === country ? it : { ...it, shifts: [] })),
  }
}

/** Of the facts of a release what its country has: its clinics, and those who work there. */
export function keepCountry(facts: Facts, country: Country): Facts {
  return { ...facts, ...clinicsIn(facts, country), practitioners: listStaff(facts.practitioners, country) }
}

/** Who works in a country. */
export function listStaff(practitioners: Practitioner[], country: Country): Practitioner[] {
  return practitioners.filter((it) => it.country === country)
}

function clinicsIn(facts: Pick<Facts, 'clinics' | 'areas'>, country: Country): Pick<Facts, 'clinics' | 'areas'> {
  const clinics = facts.clinics.filter((it) => it.country === country)
  const areas = new Set(clinics.map((it) => it.area))
  return { clinics, areas: facts.areas.filter((it) => areas.has(it.id)) }
}

/** Whether a country has a treatment: at a clinic, or on video at a price. */
export function isSold(treatment: Pick<Treatment, 'id' | 'mode'>, clinics: readonly string[], prices: Prices): boolean {
  return treatment.mode === 'clinic' ? clinics.length > 0 : prices[treatment.id]?.price != null
}

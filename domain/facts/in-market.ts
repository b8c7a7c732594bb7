import type { Country } from '../market/locale.ts'
import type { Treatment } from './catalogue.ts'
import type { ContentFacts, Facts } from './facts.ts'
import type { Practitioner } from './practitioner.ts'
import type { Prices } from './prices.ts'

/** The facts of one country: its company, prices, clinics, areas, staff and partners. */
export function inMarket({ company, prices, ...facts }: ContentFacts, country: Country): Facts {
  const { countries, ...everywhere } = company
  return keepCountry({ ...facts, company: { ...everywhere, ...countries[country] }, prices: prices[country] }, country)
}

/** What a country has of the facts of a release: those of older versions have more. */
export function keepCountry(facts: Facts, country: Country): Facts {
  const clinics = facts.clinics.filter((it) => it.country === country)
  const ids = new Set(clinics.map((it) => it.id))
  const areas = new Set(clinics.map((it) => it.area))
  return {
    ...facts,
    clinics,
    areas: facts.areas.filter((it) => areas.has(it.id)),
    practitioners: listStaff(facts.practitioners, country),
    partners: facts.partners.filter((it) => it.country === country),
    groups: facts.groups.filter((it) => ids.has(it.clinic)),
  }
}

/** Who works in a country. */
export function listStaff(practitioners: Practitioner[], country: Country): Practitioner[] {
  return practitioners.filter((it) => it.country === country)
}

/** Whether a country has a treatment by itself: at a clinic, or on video at a price. */
export function isSold(
  treatment: Pick<Treatment, 'id' | 'mode' | 'withOrder'>,
  clinics: readonly string[],
  prices: Prices,
): boolean {
  if (treatment.withOrder) return false
  return treatment.mode === 'clinic' ? clinics.length > 0 : prices[treatment.id]?.price != null
}

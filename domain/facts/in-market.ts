import { type Country, defaultCountry } from '../market/locale.ts'
import type { Prices, Treatment } from './catalogue.ts'
import type { Facts } from './facts.ts'
import type { Practitioner } from './practitioner.ts'

/**
 * The facts that pages of one country are made of: its clinics, areas, staff and prices. Articles are reviewed by Norwegian doctors,
 * so their profiles are there in every country; `inMarket` leaves them out.
 */
export function forPages(facts: Facts, country: Country): Facts {
  const clinics = facts.clinics.filter((it) => it.country === country)
  const areas = new Set(clinics.map((it) => it.area))
  return {
    ...facts,
    company: country === 'sweden' ? { ...facts.company, ...facts.company.sweden } : facts.company,
    clinics,
    areas: facts.areas.filter((it) => areas.has(it.id)),
    practitioners: facts.practitioners
      .filter((it) => it.country === country || it.country === defaultCountry)
      .map((it) => (it.country === country ? it : { ...it, shifts: [] })),
    prices: country === 'sweden' ? pricesInSweden(facts.prices) : facts.prices,
  }
}

/** The facts of one country, with those who work there. */
export function inMarket(facts: Facts, country: Country): Facts {
  const all = forPages(facts, country)
  return { ...all, practitioners: listStaff(all.practitioners, country) }
}

/** Who works in a country. */
export function listStaff(practitioners: Practitioner[], country: Country): Practitioner[] {
  return practitioners.filter((it) => it.country === country)
}

/** Agreements with partners are Norwegian, and so are their prices. */
function pricesInSweden(prices: Prices): Prices {
  return Object.fromEntries(
    Object.entries(prices).map(([id, it]) => [id, { price: it.sek ?? null, sek: it.sek, partners: {} }]),
  )
}

/** Whether a country has a treatment: at a clinic, or on video at a price. */
export function isSold(treatment: Pick<Treatment, 'id' | 'mode'>, clinics: readonly string[], prices: Prices): boolean {
  return treatment.mode === 'clinic' ? clinics.length > 0 : prices[treatment.id]?.price != null
}

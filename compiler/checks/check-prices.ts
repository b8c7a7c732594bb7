import type { ContentFacts } from '#domain/facts/facts.ts'
import { listStaff } from '#domain/facts/in-market.ts'
import { type Country, countries } from '#domain/market/locale.ts'
import type { ContentProblem, Subject } from '../problem.ts'
import type { LineOf } from '../read/read-yaml.ts'

/**
 * Prices of what does not exist, and prices that are missing: of a treatment anywhere, or where somebody gives it at a clinic. What is
 * given on video is sold only where it has a price.
 */
export function checkPrices(facts: ContentFacts, { file, lineOf }: { file: string; lineOf: LineOf }): ContentProblem[] {
  const problems: ContentProblem[] = []
  const report = (path: PropertyKey[], message: string, missing?: Subject) =>
    problems.push({ file, line: lineOf(path), message, ...(missing && { missing }) })
  const treatments = facts.catalogue.types.flatMap((type) => type.services.flatMap((service) => service.treatments))
  const known = new Set(treatments.map(({ id }) => id))
  const items = new Set(facts.orders.items.map(({ id }) => id))
  // What is booked for an order is paid for with it.
  const priced = treatments.filter(({ withOrder }) => !withOrder)
  const atClinics = new Set(priced.filter(({ mode }) => mode === 'clinic').map(({ id }) => id))
  const partners = new Set(facts.partners.map(({ id }) => id))
  const hasPrice = (country: Country, id: string) => Object.hasOwn(facts.prices[country], id)

  for (const { id } of priced) {
    if (!countries.some((country) => hasPrice(country, id)))
      report([], `treatment '${id}' has no price. Add it to this file.`)
  }
  for (const id of items) {
    if (!countries.some((country) => hasPrice(country, id)))
      report([], `'${id}' of orders.yaml has no price. Add it to this file.`)
  }
  for (const country of countries) {
    const given = new Set(listStaff(facts.practitioners, country).flatMap((person) => person.treatments))
    for (const id of atClinics.intersection(given)) {
      const isSoldElsewhere = countries.some((other) => hasPrice(other, id))
      if (!isSoldElsewhere || hasPrice(country, id)) continue
      const message = `treatment '${id}' is given in this country and has no price here. Add it, or take it from those who give it.`
      report([country], message)
    }
    for (const [id, price] of Object.entries(facts.prices[country])) {
      if (!known.has(id) && !items.has(id)) {
        const message = `'${id}' is no treatment of catalogue.yaml. Remove it or correct its spelling.`
        report([country, id], message, `treatment ${id}`)
      }
      for (const partner of Object.keys(price.datePartners ?? {})) {
        if (price.date === undefined || price.partners[partner] === undefined) {
          const message = `'${partner}' has a price for one date of '${id}', which needs 'date' and a price of its own in 'partners'. Add them.`
          report([country, id, 'datePartners', partner], message)
        }
      }
      for (const partner of Object.keys(price.partners)) {
        if (!partners.has(partner)) {
          const message = `there is no partner '${partner}' in content/partners.`
          report([country, id, 'partners', partner], message, `partner ${partner}`)
        }
      }
    }
  }
  return problems
}

import type { ContentFacts } from '#domain/facts/facts.ts'

/** Reports packages whose visits nobody can give, or whose price makes no sense. */
export function checkPackages(
  facts: ContentFacts,
  report: (fact: object, path: PropertyKey[], message: string) => void,
): void {
  const treatments = facts.catalogue.types.flatMap((type) => type.services.flatMap((service) => service.treatments))
  const byId = new Map(treatments.map((it) => [it.id, it]))

  for (const { id, profession, package: plan } of treatments) {
    const prices = Object.entries(facts.prices).map(([country, all]) => ({ path: [country, id], entry: all[id] }))
    for (const { path, entry } of prices) {
      if (entry?.visit !== undefined && !plan) report(facts.prices, path, `'${id}' is no package. Remove 'visit'.`)
    }
    if (!plan) continue
    const visits = plan.visits.map((it) => it.treatment)
    for (const visit of visits) {
      const given = byId.get(visit)
      if (given?.mode !== 'clinic' || given.profession !== profession || given.package)
        report(
          facts.catalogue,
          ['types'],
          `'${visit}', a visit of '${id}', must be a single treatment of the same profession at a clinic.`,
        )
    }
    for (const { path, entry } of prices) {
      if (!entry) continue
      const { price, visit } = entry
      if (price === null || visit === undefined)
        report(
          facts.prices,
          path,
          `'${id}' is a package: it needs a price, and 'visit', what one visit costs by itself.`,
        )
      else if (visit >= price || visit * (visits.length + 1) < price)
        report(
          facts.prices,
          path,
          `a visit of '${id}' must cost less than the package, and all visits together at least as much.`,
        )
    }
    for (const person of facts.practitioners) {
      const missing = visits.find((visit) => !person.treatments.includes(visit))
      if (missing !== undefined && person.treatments.includes(id))
        report(person, ['treatments'], `who offers '${id}' must offer its visits too: '${missing}' is missing.`)
    }
  }
}

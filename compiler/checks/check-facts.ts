import { basename } from 'node:path'
import type { ContentFacts } from '#domain/facts/facts.ts'
import { replyWays } from '#domain/forms/interest.ts'
import { findGroupMistakes } from '#domain/groups/group-mistakes.ts'
import { readTerms } from '#domain/partners/partners.ts'
import type { ContentProblem, Subject } from '../problem.ts'
import { appliedPage, termsPage, thanksPages } from '../read/message-paths.ts'
import type { LineOf } from '../read/read-yaml.ts'
import { checkGroupHours } from './check-group-hours.ts'
import { checkOrderTimes } from './check-order-times.ts'
import { checkPackages } from './check-packages.ts'
import { checkPrices } from './check-prices.ts'
import { checkSummary } from './check-summary.ts'
import { checkTiles } from './check-tiles.ts'

/** Where each fact was read, so that a wrong reference is reported on its own line. */
export type FactSources = Map<object, { file: string; lineOf: LineOf }>

/** Checks across files: that referenced ids exist, and that shifts lie within opening hours. */
export function checkFacts(facts: ContentFacts, sources: FactSources): ContentProblem[] {
  const problems: ContentProblem[] = []
  const report = (fact: object, path: PropertyKey[], message: string, missing?: Subject) => {
    const source = sources.get(fact)!
    problems.push({ file: source.file, line: source.lineOf(path), message, ...(missing && { missing }) })
  }
  const treatments = facts.catalogue.types.flatMap((type) => type.services.flatMap((service) => service.treatments))
  const treatmentIds = new Set<string>()
  for (const treatment of treatments) {
    if (treatmentIds.has(treatment.id))
      report(facts.catalogue, ['types'], `treatment '${treatment.id}' stands twice. Keep one.`)
    treatmentIds.add(treatment.id)
  }
  problems.push(...checkTiles(facts.catalogue, sources.get(facts.catalogue)!))
  problems.push(...checkPrices(facts, sources.get(facts.prices)!))
  checkPackages(facts, report)
  checkOrderTimes(facts, report)
  const clinics = new Map(facts.clinics.map((clinic) => [clinic.id, clinic]))
  const areas = new Set(facts.areas.map((area) => area.id))
  const competences = new Set(facts.competence.map((competence) => competence.id))

  for (const fact of [...facts.clinics, ...facts.practitioners, ...facts.partners]) {
    const name = basename(sources.get(fact)!.file, '.yaml')
    if (fact.id !== name)
      report(fact, ['id'], `the id is '${fact.id}' but the file is called '${name}'. Make them the same.`)
    for (const [language, text] of Object.entries(fact.summary)) {
      const tooLong = checkSummary(text)
      if (tooLong) report(fact, ['summary', language], tooLong)
    }
  }
  for (const group of facts.groups) {
    const name = basename(sources.get(group)!.file, '.yaml')
    if (group.id !== name)
      report(group, ['id'], `the id is '${group.id}' but the file is called '${name}'. Make them the same.`)
    for (const mistake of findGroupMistakes(group.id, group, facts)) report(group, [], mistake)
  }
  checkGroupHours(facts, report)
  for (const partner of facts.partners) {
    const { id } = partner
    if (readTerms(partner) && !facts.paths.terms[id]) {
      report(partner, ['terms'], `no page has these terms. Write '${termsPage(id)}' with 'termsOf: ${id}'.`)
    }
  }
  for (const way of replyWays) {
    if (facts.paths.thanks[way].no === '/') {
      report(
        facts.company,
        [],
        `businesses are led to the page '${thanksPages[way]}' after they wrote to us. Write it.`,
        `page ${thanksPages[way]}`,
      )
    }
  }
  if (facts.jobs.length > 0 && facts.paths.applied.no === '/')
    report(facts.company, [], `applicants are led to the page '${appliedPage}'. Write it.`, `page ${appliedPage}`)
  for (const clinic of facts.clinics) {
    if (!areas.has(clinic.area))
      report(clinic, ['area'], `there is no area '${clinic.area}' in areas.yaml.`, `region ${clinic.area}`)
  }
  for (const person of facts.practitioners) {
    person.treatments.forEach((id, index) => {
      if (!treatmentIds.has(id))
        report(person, ['treatments', index], `'${id}' is no treatment of catalogue.yaml.`, `treatment ${id}`)
    })
    person.competence.forEach((id, index) => {
      if (!competences.has(id))
        report(person, ['competence', index], `'${id}' is not in competence.yaml.`, `competence ${id}`)
    })
    person.shifts.forEach((shift, index) => {
      const clinic = clinics.get(shift.clinic)
      if (!clinic) {
        report(person, ['shifts', index, 'clinic'], `there is no clinic '${shift.clinic}'.`, `clinic ${shift.clinic}`)
        return
      }
      if (clinic.country !== person.country)
        report(
          person,
          ['shifts', index, 'clinic'],
          `${clinic.id} is in another country than ${person.id}. Correct 'country' of one of them.`,
        )
      for (const day of shift.days) {
        const open = clinic.hours[day]?.some((hours) => hours.from <= shift.hours.from && shift.hours.to <= hours.to)
        if (!open)
          report(
            person,
            ['shifts', index],
            `the shift on ${day} lies outside the opening hours of ${clinic.id}. Change one of them.`,
          )
      }
    })
  }
  return problems
}

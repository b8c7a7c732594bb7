import type { ContentFacts } from '#domain/facts/facts.ts'
import type { WarningSigns } from '#domain/facts/warning-sign.ts'
import { defaultCountry } from '#domain/market/locale.ts'
import type { SiteMap } from '../compose/site-map.ts'
import type { Exercises } from '../exercises/read-exercises.ts'
import type { ContentProblem, Subject } from '../problem.ts'
import type { PageSource } from '../read/read-pages.ts'
import { mustOffer, offersSomething } from './offers.ts'

/** Checks that every id in a page's record exists. */
export function checkRecord(
  page: PageSource,
  {
    facts,
    nodes,
    signs,
    areas,
    exercises,
  }: {
    facts: ContentFacts
    nodes: SiteMap
    signs: WarningSigns
    areas: readonly { id: string }[]
    exercises: Exercises
  },
  problems: ContentProblem[],
) {
  const { record } = page
  const report = (path: PropertyKey[], message: string) =>
    problems.push({ file: page.file, line: page.lineOf(path), message })
  const miss = (missing: Subject, path: PropertyKey[], message: string) =>
    problems.push({ file: page.file, line: page.lineOf(path), message, missing })
  const known = {
    practitioner: new Set(facts.practitioners.map((person) => person.id)),
    treatment: new Set(Object.values(facts.prices).flatMap((prices) => Object.keys(prices))),
    clinic: new Set(facts.clinics.map((clinic) => clinic.id)),
    partner: new Set(facts.partners.map((partner) => partner.id)),
    service: new Set(facts.catalogue.types.flatMap((type) => type.services.map((service) => service.id))),
  }
  const expect = (kind: keyof typeof known, id: string, path: PropertyKey[]) => {
    if (!known[kind].has(id)) miss(`${kind} ${id}`, path, `there is no ${kind} '${id}'. Use an id that exists.`)
  }
  // Articles are written for Norway, whose site has the profiles of its own staff alone: a byline would be missing.
  const expectByline = (id: string, path: PropertyKey[]) => {
    expect('practitioner', id, path)
    const person = facts.practitioners.find((it) => it.id === id)
    if (person && person.country !== defaultCountry)
      report(
        path,
        `${person.name} has no profile in Norway, so the page would not name anybody. Choose somebody who does.`,
      )
  }
  record.related.forEach((id, index) => {
    if (!nodes.has(id))
      miss(
        `page ${id}`,
        ['related', index],
        `the related page '${id}' does not exist. Use the id of a page that exists.`,
      )
  })
  if (mustOffer(record) && !offersSomething(record))
    report(['kind'], 'the page names nothing that can be booked or asked for. Give it treatments or a form.')
  record.treatments.forEach((id, index) => {
    expect('treatment', id, ['treatments', index])
  })
  if ('exercises' in record)
    record.exercises.forEach((id, index) => {
      if (!exercises[id])
        miss(`exercise ${id}`, ['exercises', index], `there is no exercise '${id}'. Use an id of exercises.yaml.`)
    })
  if (record.review) expectByline(record.review.by, ['review', 'by'])
  if ((record.kind === 'condition' || record.kind === 'body-area') && record.bodyArea !== undefined) {
    const { bodyArea } = record
    if (!areas.some(({ id }) => id === bodyArea))
      miss(`area ${bodyArea}`, ['bodyArea'], `there is no area '${bodyArea}' in body-areas.yaml.`)
  }
  if (record.kind === 'home') {
    for (const [index, id] of record.people.entries()) expect('practitioner', id, ['people', index])
    for (const list of ['tools', 'questions'] as const)
      record[list].forEach((id, index) => {
        if (!nodes.has(id))
          miss(`page ${id}`, [list, index], `there is no page '${id}'. Use the id of a page that exists.`)
      })
  }
  if (record.kind === 'tool') {
    record.signs.forEach((id, index) => {
      if (!signs[id]?.label)
        miss(`sign ${id}`, ['signs', index], `warning-signs.yaml has no sign '${id}' with a label.`)
    })
  }
  if (record.kind === 'blog-post') expectByline(record.author, ['author'])
  if (record.kind === 'partner') expect('partner', record.partner, ['partner'])
  if (record.kind === 'legal' && record.termsOf !== undefined) expect('partner', record.termsOf, ['termsOf'])
  if (record.kind === 'job')
    for (const [index, id] of record.clinics.entries()) expect('clinic', id, ['clinics', index])
  if (record.kind === 'prices')
    for (const [index, id] of record.services.entries()) expect('service', id, ['services', index])
}

/**
 * Pages whose review has expired. They fail `npm run check` and the tests, but never a build: a date that passes must not
 * keep patients from booking.
 */
export function listOverdueReviews(pages: PageSource[], today: string): ContentProblem[] {
  return pages.flatMap(({ record, file, lineOf }) => {
    if (!record.review || record.review.next >= today) return []
    const message = `the review ran out on ${record.review.next}. Have the page reviewed and set both dates.`
    return [{ file, line: lineOf(['review', 'next']), message }]
  })
}

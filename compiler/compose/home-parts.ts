import type { PageRecord, PageWords } from '../read/page-fields.ts'
import { type Composition, linkTo, personTeaser, teaserOf } from './base-page.ts'
import { isOffered } from './site-map.ts'
import { soldTreatments } from './sold-treatments.ts'

type HomeRecord = Extract<PageRecord, { kind: 'home' }>

/** The ways into the booking on the home page: the questions and the lines of care. Only those that this country offers. */
export function homeParts(record: HomeRecord, words: PageWords, composition: Composition) {
  const { nodes, locale, country } = composition
  const leadsOn = listSold(composition)
  return {
    chips: record.chips.filter(leadsOn).map(({ id, query }) => ({ title: words.chips?.[id] ?? id, query })),
    lines: record.lines.filter(leadsOn).map(({ id, art, tone, query, page }) => {
      const found = page === undefined ? undefined : nodes.get(page)
      const target = found && isOffered(found, country) ? found : undefined
      return {
        title: words.lines?.[id]?.title ?? id,
        text: words.lines?.[id]?.text ?? '',
        art,
        tone,
        query,
        ...(target && { page: linkTo(target, locale) }),
      }
    }),
  }
}

/** What else the home page of a country offers. */
export function homeLinks(record: HomeRecord, composition: Composition) {
  const { facts, nodes, locale, country } = composition
  const find = (ids: string[]) =>
    ids.flatMap((id) => {
      const other = nodes.get(id)
      return other && isOffered(other, country) ? other : []
    })
  return {
    treatments: record.treatments.filter((id) => soldTreatments(facts).has(id)),
    people: facts.practitioners
      .filter((it) => record.people.includes(it.id))
      .map((person) => personTeaser(person, composition)),
    tools: find(record.tools).map((tool) => teaserOf(tool, locale)),
    questions: find(record.questions).map(({ in: { [locale]: question } }) => ({
      title: question.title,
      path: question.path,
    })),
  }
}

/** Whether a booking query leads to something that this country offers. */
function listSold({ facts }: Composition): (item: { query: string }) => boolean {
  const isSold = soldTreatments(facts)
  const sold = facts.catalogue.types.flatMap((type) =>
    type.services.flatMap((service) =>
      service.treatments.filter(({ id }) => isSold.has(id)).map(() => ({ type: type.id, service: service.id })),
    ),
  )
  return ({ query }) => {
    const asked = new URLSearchParams(query)
    return sold.some((it) => it.type === asked.get('type') && it.service === (asked.get('service') ?? it.service))
  }
}

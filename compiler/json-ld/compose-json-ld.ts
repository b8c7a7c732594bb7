import type { Thing, WithContext } from 'schema-dts'
import type { Facts } from '#domain/facts/facts.ts'
import type { PageData } from '#page-data/pages.ts'
import { articleThing, faqThing, jobThing, medicalPage } from './content-things.ts'
import { courseThing } from './course-thing.ts'
import { eventThings } from './event-things.ts'
import { clinicThing, organizationThing, personThing, placeThing } from './fact-things.ts'

/** Structured data of a page, by its kind, and its breadcrumbs. */
export function composeJsonLd(page: PageData, facts: Facts, siteUrl: string): WithContext<Thing>[] {
  const things: (Thing | undefined)[] = [breadcrumbs(page, siteUrl), ...thingsOfKind(page, facts, siteUrl)]
  return things
    .filter((thing) => thing !== undefined && typeof thing !== 'string')
    .map((thing) => ({ '@context': 'https://schema.org', ...(thing as object) }) as WithContext<Thing>)
}

function thingsOfKind(page: PageData, facts: Facts, siteUrl: string): (Thing | undefined)[] {
  switch (page.kind) {
    case 'home':
      return [
        organizationThing(facts, page, siteUrl),
        {
          '@type': 'WebSite',
          name: facts.company.name,
          url: siteUrl + page.path,
          inLanguage: page.language === 'no' ? 'nb' : page.language,
        },
      ]
    case 'condition':
      return [medicalPage(page, page.data, siteUrl)]
    case 'clinic':
      return [clinicThing(facts.clinics.find((clinic) => clinic.id === page.data.clinic)!, page, siteUrl)]
    case 'place':
      return [placeThing(page, page.data, facts, siteUrl)]
    case 'practitioner':
      return [personThing(page, page.data, facts, siteUrl)]
    case 'blog-post':
      return [articleThing(page, page.data, facts, siteUrl)]
    case 'job':
      return [jobThing(page, page.data, facts, siteUrl)]
    case 'faq':
    case 'faq-topic':
      return [faqThing(page.data)]
    case 'faq-subtopic':
      return [
        faqThing(page.data) ?? {
          '@type': 'FAQPage',
          mainEntity: [
            { '@type': 'Question', name: page.data.heading, acceptedAnswer: { '@type': 'Answer', text: textOf(page) } },
          ],
        },
      ]
    default:
      return [courseThing(page, facts, siteUrl), ...eventThings(page, facts, siteUrl)]
  }
}

const textOf = (page: PageData) =>
  page.data.sections
    .flatMap((section) => section.parts.flatMap((part) => ('html' in part ? [part.html] : [])))
    .join(' ')

function breadcrumbs(page: PageData, siteUrl: string): Thing | undefined {
  if (page.data.crumbs.length === 0) return
  // The last one is the page itself, whose address needs no repeating.
  const steps = [...page.data.crumbs, { title: page.data.title, path: undefined }]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.title,
      ...(step.path === undefined ? {} : { item: siteUrl + step.path }),
    })),
  }
}

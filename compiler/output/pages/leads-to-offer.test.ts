import { beforeAll, describe, expect, it } from 'vitest'
import { ready, renderPage } from '#site/prerender.tsx'
import { listRouteGroups } from '../../testing/listed-routes.ts'
import { composeRealSite } from '../../testing/real-site.ts'
import { makePageFiles } from './page-files.ts'

/** What visitors come to for one thing, by the beginning of its address. */
const offering = new RegExp(
  `^/en/(?:${[
    'physical/services/.',
    'physical/clinics/.',
    '(?:psychologist|dermatologist|gynecologist|ear-nose-throat|eyedoctor|menopause|dermatology|gynecology)/',
    '(?:acne|acneclinic|hometest-chlamydia)/',
    'webinar',
    'bedrift/',
    'business-',
    'workplace-assessment',
    'exerciseatwork',
  ].join('|')})`,
)
const others = /faq|prices|thanks/

const site = composeRealSite()
const setup = { country: 'norway', artBase: '/art/', siteUrl: 'https://innom.example', codeHash: '' } as const
const { app, pages } = makePageFiles(site, setup)

const paths = listRouteGroups()
  .flatMap((group) => group.paths)
  .filter((path) => offering.test(path) && !others.test(path))

/** What is chosen where a page leads: in the booking, in the order of a test or in the form. */
function waysOn(html: string): string[] {
  const booking = /href="\/en\/(?:book-an-appointment|order)\/\?[^"]*\b(?:treatment|practitioner|item)=([a-z0-9-]+)/g
  const subject = /<form[^>]* action="\/api\/interest".*?<option value="([a-z-]+)" selected=""/s
  return [...[...html.matchAll(booking)].map(([, id]) => id!), ...(subject.exec(html)?.slice(1) ?? [])]
}

describe('a page that somebody opens for one thing', () => {
  beforeAll(async () => {
    await ready
  })

  it('is listed for every line of care', () => {
    expect(paths.length).toBeGreaterThan(110)
  })

  it.each(paths)(
    '%s leads in one tap to the booking or order with that offer chosen, or to its form with the subject',
    (path) => {
      const node = [...site.nodes.values()].find(
        ({ in: { en }, aliases }) => en.path === path || aliases.includes(path),
      )!
      const { page } = pages.find((found) => found.page.path === node.in.en.path)!
      const ways = waysOn(renderPage({ app, page, shared: site.shared.en }))
      const offers = node.source!.record.treatments
      const test = site.facts.orders.items.find((item) => item.page === node.id)
      if (test) expect(ways).toContain(test.id)
      else if ('form' in page.data) expect(ways).toContain(page.data.form.chosen)
      else if (page.kind === 'directory') expect(ways).not.toEqual([])
      else expect(ways).toContain(offers[0])
    },
  )
})

import { beforeAll, describe, expect, it } from 'vitest'
import { ready, renderPage } from '#site/prerender.tsx'
import { listRouteGroups } from '../../testing/listed-routes.ts'
import { composeRealSite } from '../../testing/real-site.ts'
import { makePageFiles } from './page-files.ts'

/** What visitors come to for one thing. Other lines of care join here once all of their pages lead to what they name. */
const offering =
  /^\/en\/(?:psychologist|dermatologist|dermatology|gynecologist|gynecology|menopause|ear-nose-throat|eyedoctor|acne|acneclinic|bedrift|physical\/services|physical\/clinics|webinar-[a-z]+)\/|^\/en\/(?:business-|workplace-assessment|exerciseatwork)/
const others = /faq|prices|thanks/

const site = composeRealSite()
const setup = { country: 'norway', artBase: '/art/', siteUrl: 'https://innom.example', codeHash: '' } as const
const { app, pages } = makePageFiles(site, setup)

const paths = listRouteGroups()
  .flatMap((group) => group.paths)
  .filter((path) => offering.test(path) && !others.test(path))

/** Addresses of the booking with something of the page chosen, and the form with its subject. */
function waysOn(html: string): string[] {
  const booking = /href="\/en\/book-an-appointment\/\?[^"]*\b(?:treatment|practitioner)=([a-z0-9-]+)/g
  const subject = /<form[^>]* action="\/api\/interest".*?<option value="([a-z-]+)" selected=""/s
  return [...[...html.matchAll(booking)].map(([, id]) => id!), ...(subject.exec(html)?.slice(1) ?? [])]
}

describe('a page that somebody opens for one thing', () => {
  beforeAll(async () => {
    await ready
  })

  it('is listed for every line of care', () => {
    expect(paths.length).toBeGreaterThan(60)
  })

  it.each(paths)(
    '%s leads in one tap to the booking with that offer chosen, or to its form with the subject',
    (path) => {
      const node = [...site.nodes.values()].find(
        ({ in: { en }, aliases }) => en.path === path || aliases.includes(path),
      )!
      const { page } = pages.find((found) => found.page.path === node.in.en.path)!
      const ways = waysOn(renderPage({ app, page, shared: site.shared.en }))
      const offers = node.source!.record.treatments
      if ('form' in page.data) expect(ways).toContain(page.data.form.chosen)
      else if (page.kind === 'directory') expect(ways).not.toEqual([])
      else expect(ways).toContain(offers[0])
    },
  )
})

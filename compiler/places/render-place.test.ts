import { afterAll, expect, it } from 'vitest'
import type { PageData } from '#page-data/pages.ts'
import type { SharedData } from '#page-data/shared.ts'
import { ready, renderPage } from '#site/prerender.tsx'
import { composeSite } from '../compose/compose-site.ts'
import { makePageFiles } from '../output/pages/page-files.ts'
import { writeContent } from '../testing/sample-content.ts'

const content = writeContent({
  'places/hill.yaml':
    'name: { en: Hill, no: Høyden }\nposition: { lat: 59.93, lng: 10.73 }\nways:\n  bislett: { en: Walk down., no: Gå ned. }\n',
  'pages/hill.yaml':
    'kind: place\ngroup: physical\nplace: hill\nprofessions: [physiotherapist]\ntreatments: [physio-first]\n',
  'pages/hill.en.md': '---\ntitle: Physio on the hill\nsummary: Near the hill.\n---\n## Here {#here}\nA hill.\n',
  'pages/hill.no.md':
    '---\npath: /hoyden/\ntitle: Fysio på høyden\nsummary: Nær høyden.\n---\n## Her {#here}\nEn høyde.\n',
})
afterAll(() => content.remove())

it('a visitor to a place without a clinic is told so, and is offered no clinic that has no name', async () => {
  await ready
  const site = composeSite(content.folder, 'norway', '2026-11-15')
  const setup = { country: 'norway', artBase: '/art/', siteUrl: 'https://innom.example' } as const
  const { app, pages } = makePageFiles(site, { ...setup, codeHash: '' })
  const { page } = pages.find((found) => found.page.path === '/en/hill/')!
  const render = (changed: object) =>
    renderPage({
      app,
      page: { ...page, data: { ...page.data, ...changed } } as PageData,
      shared: site.shared.en as SharedData,
    })
  const here = render({})
  expect(here).toContain('Who you can see at Innom Bislett')
  expect(here).toContain('Book at Innom Bislett')
  const nowhere = render({ near: [] })
  expect(nowhere).toContain('We have no clinic nearby.')
  expect(nowhere).not.toContain('undefined')
  expect(nowhere).not.toContain('Who you can see at')
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { sampleFiles, writeContent } from '#compiler/testing/sample-content.ts'
import { mostBytes } from '../bench/weight-bars.ts'
import { expectAccessible } from './actions/accessible.ts'
import { expectHydrated } from './actions/hydrate.ts'
import { buildOwnSite } from './actions/own-build.ts'
import { type OwnServer, startOwnServer } from './actions/own-server.ts'
import { holdAnswers } from './actions/slow-network.ts'
import { test } from './actions/test.ts'

// One build and one server for all: in parallel each test would make its own.
test.describe.configure({ mode: 'default' })

const content = writeContent({
  ...sampleFiles(),
  'notices.yaml': `norway:
  - from: 2026-12-20
    to: 2026-12-24
    text: { no: Alle klinikker er stengt 24. desember., en: All clinics are closed on 24 December. }
`,
})
let folder: string
let server: OwnServer | undefined

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'innom-notice-'))
  const siteUrl = 'http://localhost'
  await buildOwnSite(folder, { content: content.folder, country: 'norway', siteUrl, today: '2026-11-16' })
  server = await startOwnServer({ CLOCK: '2026-12-21T09:00:00Z' }, folder)
})
test.afterAll(async () => {
  await server?.stop()
  content.remove()
  rmSync(folder, { recursive: true, force: true })
})
test.use({ baseURL: async ({ browserName: _ }, use) => use(server?.address) })

const notice = (page: Page) => page.getByRole('complementary', { name: 'Message' })

test('a visitor reads the notice, closes it for the session, and finds it gone on later pages without a move', async ({
  page,
}) => {
  await page.goto('/en/')
  await expect(notice(page)).toHaveText('All clinics are closed on 24 December.')
  await expectAccessible(page, 'the notice')
  // It stays while one goes from page to page.
  await page.getByRole('contentinfo').getByRole('link', { name: 'The page contact' }).click()
  await expect(page).toHaveURL('/en/contact/')
  await expect(notice(page)).toBeVisible()
  await notice(page).getByRole('button', { name: 'Close' }).click()
  await expect(notice(page)).toHaveCount(0)
  await page.goto('/en/')
  await expect(page.getByRole('main')).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
})

test('the first tap on a fresh page closes the notice, however late its script comes', async ({ page }) => {
  const release = await holdAnswers(page, '**/assets/shown-notice*.js')
  await page.goto('/en/')
  await notice(page).getByRole('button', { name: 'Close' }).click()
  await expectHydrated(page)
  release()
  await expect(notice(page)).toHaveCount(0)
})

test('the page with a notice has no more script in its HTML than any other may have', async ({ request }) => {
  const html = await (await request.get('/en/')).text()
  const inline = [...html.matchAll(/<script(?: type="module")?>(.*?)<\/script>/gs)].map(([, code]) => code!)
  expect(inline).toHaveLength(2)
  expect(Buffer.byteLength(inline.join(''))).toBeLessThanOrEqual(mostBytes('inlineScript'))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor reads the notice in the language of the page, and is offered no button that does nothing', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.getByText('Alle klinikker er stengt 24. desember.')).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'Melding' }).getByRole('button')).toHaveCount(0)
  })
})

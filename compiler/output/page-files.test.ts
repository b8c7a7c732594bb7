import { afterAll, describe, expect, it } from 'vitest'
import { composeSite } from '../compose/compose-site.ts'
import { writeContent } from '../testing/sample-content.ts'
import { makePageFiles } from './page-files.ts'

const content = writeContent()
afterAll(() => content.remove())
const site = composeSite(content.folder, 'norway', '2026-11-15')
const setup = { country: 'norway', artBase: '/art/', siteUrl: 'http://site', demo: undefined } as const
const make = (of = site, hashes = { codeHash: 'code', workerHash: 'worker' }) =>
  makePageFiles(of, { ...setup, ...hashes })
/** Paths of pages that are rendered again. */
const changedPages = (before: ReturnType<typeof make>, after: ReturnType<typeof make>) =>
  after.pages.filter(({ page }, index) => page.version !== before.pages[index]!.page.version).map(({ page }) => page)

describe('what is rendered again', () => {
  it('is nothing when only the service worker has changed, yet it is another release', () => {
    const [before, after] = [make(), make(site, { codeHash: 'code', workerHash: 'another' })]
    expect(changedPages(before, after)).toEqual([])
    expect(after.app.build).not.toBe(before.app.build)
  })

  it('is every page when the code of pages has changed', () => {
    expect(changedPages(make(), make(site, { codeHash: 'another', workerHash: 'worker' }))).toHaveLength(
      site.pages.length,
    )
  })

  it('is every page of a language when a word of its interface has changed, and no other', () => {
    const { messages } = site.shared.no
    const no = { ...site.shared.no, messages: { ...messages, site: { ...messages.site, skip: 'Hopp over' } } }
    const again = changedPages(make(), make({ ...site, shared: { ...site.shared, no } }))
    expect(new Set(again.map(({ locale }) => locale))).toEqual(new Set(['no']))
    expect(again).toHaveLength(site.pages.filter(({ locale }) => locale === 'no').length)
  })
})

import { afterAll, describe, expect, it } from 'vitest'
import { composeSite } from '../../compose/compose-site.ts'
import { writeContent } from '../../testing/sample-content.ts'
import { makePageFiles } from './page-files.ts'

const content = writeContent()
afterAll(() => content.remove())
const site = composeSite(content.folder, 'norway', '2026-11-15')
const setup = { country: 'norway', artBase: '/art/', siteUrl: 'http://site' } as const
const make = (of = site, codeHash = 'code') => makePageFiles(of, { ...setup, codeHash })
/** Paths of pages that are rendered again. */
const changedPages = (before: ReturnType<typeof make>, after: ReturnType<typeof make>) =>
  after.pages.filter(({ page }, index) => page.version !== before.pages[index]!.page.version).map(({ page }) => page)

describe('what is rendered again', () => {
  it('is every page when the code of pages has changed', () => {
    expect(changedPages(make(), make(site, 'another'))).toHaveLength(site.pages.length)
  })

  it('is every page of a language when a word of its interface has changed, and no other', () => {
    const { messages } = site.shared.no
    const no = { ...site.shared.no, messages: { ...messages, site: { ...messages.site, skip: 'Hopp over' } } }
    const again = changedPages(make(), make({ ...site, shared: { ...site.shared, no } }))
    expect(new Set(again.map(({ locale }) => locale))).toEqual(new Set(['no']))
    expect(again).toHaveLength(site.pages.filter(({ locale }) => locale === 'no').length)
  })
})

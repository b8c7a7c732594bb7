import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleFiles, writeContent } from '../testing/sample-content.ts'
import * as markdown from '../text/markdown.ts'
import { type CheckedPages, keepInFolder, keepInMemory } from './checked-pages.ts'
import { composeSite } from './compose-site.ts'

vi.mock('../text/markdown.ts', { spy: true })

const files = sampleFiles()
const about = (text: string) => ({
  'pages/about-us.en.md': files['pages/about-us.en.md']!.replace('Text of about-us.', text),
  'pages/about-us.no.md': files['pages/about-us.no.md']!.replace('Tekst om about-us.', text),
})
const clinicFile = 'clinics/bislett.yaml'
let content: ReturnType<typeof writeContent>
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'checked-pages-'))
  content = writeContent(about('It costs {price:physio-first}, see [us](page:contact).'))
})
afterEach(() => {
  content.remove()
  rmSync(folder, { recursive: true })
})

const compose = (known?: CheckedPages) => composeSite(content.folder, 'norway', '2026-11-15', known)
const change = (file: string, from: string, to: string) => {
  const path = join(content.folder, file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(from)
  writeFileSync(path, text.replace(from, to))
}
/** The text of the page about us. */
const read = ({ pages }: ReturnType<typeof compose>, locale = 'en') =>
  JSON.stringify(pages.find(({ node, locale: its }) => node.id === 'about-us' && its === locale)!.data.sections)
const parsedPages = () => vi.mocked(markdown.parseSections).mock.calls.length
const parsedFacts = () => vi.mocked(markdown.renderMarkdown).mock.calls.length

describe.each([
  ['in memory', () => keepInMemory()],
  ['in a folder', () => keepInFolder(folder, 'code')],
])('a site composed again from pages kept %s', (_, keep) => {
  it('is the same as one composed anew, and parses nothing twice', () => {
    const known = keep()
    compose(known)
    const before = [parsedPages(), parsedFacts()]
    const again = compose(known)
    expect([parsedPages(), parsedFacts()]).toEqual(before)
    const anew = compose()
    for (const part of ['pages', 'shared', 'signUses'] as const)
      expect(JSON.stringify(again[part])).toBe(JSON.stringify(anew[part]))
  })

  it('has a changed text, and only parses the changed page', () => {
    const known = keep()
    compose(known)
    change('pages/about-us.en.md', 'It costs', 'It now costs')
    const before = parsedPages()
    expect(read(compose(known))).toContain('It now costs')
    expect(parsedPages() - before).toBe(2)
  })

  it('has what changed elsewhere: a price, and the address of a page that it links to', () => {
    const known = keep()
    compose(known)
    change('prices.yaml', '895', '1095')
    expect(read(compose(known))).toMatch(/1.095/)
    change('pages/contact.no.md', '/kontakt/', '/kontakt-oss/')
    expect(read(compose(known), 'no')).toContain('/kontakt-oss/')
  })

  it('has a changed text about a clinic, and tells a word to avoid there until it is mended', () => {
    const known = keep()
    compose(known)
    change(clinicFile, 'Take the tram.', 'Take the tram. Ring the bell.')
    const clinicPage = compose(known).pages.find(({ node, locale }) => node.kind === 'clinic' && locale === 'en')
    expect(JSON.stringify(clinicPage!.data)).toContain('Ring the bell.')
    change(clinicFile, 'Ring the bell', 'Tell us your complaints')
    for (let times = 0; times < 2; times++) expect(() => compose(known)).toThrow(clinicFile)
    change(clinicFile, 'Tell us your complaints', 'Ring the bell')
    compose(known)
  })

  it('tells a mistake until it is mended, however often it is composed', () => {
    const known = keep()
    compose(known)
    change('pages/about-us.en.md', 'page:contact', 'page:nowhere')
    for (let times = 0; times < 2; times++) expect(() => compose(known)).toThrow('leads nowhere')
    change('pages/about-us.en.md', 'page:nowhere', 'page:contact')
    expect(read(compose(known))).toContain('/en/contact/')
  })
})

describe('pages kept in a folder', () => {
  it('are composed anew by other code', () => {
    compose(keepInFolder(folder, 'code'))
    const before = parsedPages()
    compose(keepInFolder(folder, 'other code'))
    expect(parsedPages()).toBeGreaterThan(before)
  })

  it('are removed when the page has another name or is gone', () => {
    const first = keepInFolder(folder, 'code')
    compose(first)
    first.tidy()
    const pages = readdirSync(folder)
    writeFileSync(join(folder, 'of-a-page-that-was-renamed.json'), '[]')
    const second = keepInFolder(folder, 'code')
    compose(second)
    second.tidy()
    expect(readdirSync(folder)).toEqual(pages)
  })

  it('do not matter when a stopped build has left them broken', () => {
    const whole = read(compose(keepInFolder(folder, 'code')))
    for (const file of readdirSync(folder)) writeFileSync(join(folder, file), '["code')
    expect(read(compose(keepInFolder(folder, 'code')))).toBe(whole)
  })
})

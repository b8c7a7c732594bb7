import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type ComposedSite, composeSite } from '../compose/compose-site.ts'
import { writeContent } from '../testing/sample-content.ts'
import { indexOfSite } from './index-of-site.ts'
import { indexKeptIn, indexKeptInMemory } from './kept-index.ts'
import * as making from './make-index.ts'
import * as counting from './word-counts.ts'

vi.mock('./make-index.ts', { spy: true })
vi.mock('./word-counts.ts', { spy: true })

const content = writeContent()
afterAll(() => content.remove())
const site = composeSite(content.folder, 'norway', '2026-11-15')
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-index-'))
})
afterEach(() => rmSync(folder, { recursive: true }))
const made = () => vi.mocked(making.makeIndex).mock.calls.length
const withSummary = (summary: string): ComposedSite => ({
  ...site,
  pages: site.pages.map((page) =>
    page.node.id === 'about-us' && page.locale === 'no' ? { ...page, data: { ...page.data, summary } } : page,
  ),
})

it('an unchanged index is not made again, and is the same', () => {
  const first = indexKeptIn(folder, 'code')(site, 'no')
  const before = made()
  expect(indexKeptIn(folder, 'code')(site, 'no')).toEqual(first)
  expect(made()).toBe(before)
  expect(indexOfSite(site, 'no')).toEqual(first)
})

it('a text that changed in one language is found there, and the other index stays', () => {
  for (const locale of ['no', 'en'] as const) indexKeptIn(folder, 'code')(site, locale)
  const edited = withSummary('Giraffer giraffer.')
  expect(indexKeptIn(folder, 'code')(edited, 'no').terms).toEqual(indexOfSite(edited, 'no').terms)
  const before = made()
  indexKeptIn(folder, 'code')(edited, 'en')
  expect(made()).toBe(before)
})

it('other code and a half written file make it again', () => {
  const whole = indexKeptIn(folder, 'code')(site, 'no')
  const before = made()
  indexKeptIn(folder, 'other code')(site, 'no')
  for (const file of ['index-no.json', 'words-no.json']) writeFileSync(join(folder, file), '{"key":"co')
  expect(indexKeptIn(folder, 'code')(site, 'no')).toEqual(whole)
  expect(made()).toBe(before + 2)
})

it('an edit needs the words of the edited text only, and gives the index that is made of all texts anew', () => {
  const counted = () => vi.mocked(counting.countWords).mock.calls.length
  indexKeptIn(folder, 'code')(site, 'no')
  const edited = withSummary('Giraffer giraffer.')
  const before = counted()
  const index = indexKeptIn(folder, 'code')(edited, 'no')
  expect(counted()).toBe(before + 1)
  expect(index).toEqual(indexOfSite(edited, 'no'))
})

it('while somebody edits, only the language of the edit is made again', () => {
  const makeIndex = indexKeptInMemory()
  for (const locale of ['no', 'en'] as const) makeIndex(site, locale)
  const before = made()
  const edited = withSummary('Giraffer giraffer.')
  for (const locale of ['no', 'en'] as const)
    expect(makeIndex(edited, locale)).toEqual(indexKeptIn(folder, 'code')(edited, locale))
  expect(made()).toBe(before + 3)
})

import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { placeOf, type ReleasePlace, siteFile } from '#releases/layout.ts'
import { type EarlierRelease, FileStore } from './file-store.ts'

let dist: string
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'store-'))
})
afterEach(() => rmSync(dist, { recursive: true }))

const addressOf = (page: number) => `/page-${page}/`
const textOf = (page: number) => `Page ${page}. ${'A sentence that is long enough to be compressed. '.repeat(10)}`

/** A release of so many pages; returns what it has and which pages were made for it. */
async function release(name: string, pages: number, earlier?: EarlierRelease, key = 'key') {
  const place: ReleasePlace = placeOf(dist, name)
  const store = new FileStore(place, earlier)
  const made: number[] = []
  for (let page = 0; page < pages; page++)
    store.put(addressOf(page), key, () => {
      made.push(page)
      return textOf(page)
    })
  await store.writeAll(() => {})
  return { place, files: store.files, made }
}

// A few files are reused at once, many by a thread.
test.each([3, 400])(
  'of %d pages, the next release makes those again that were damaged or lost, and no other',
  async (pages) => {
    const first = await release('first', pages)
    expect(first.made).toHaveLength(pages)
    truncateSync(siteFile(first.place, addressOf(1)), 5)
    rmSync(`${siteFile(first.place, addressOf(2))}.br`)
    const second = await release('second', pages, first)
    expect(second.made).toEqual([1, 2])
    expect(second.files).toEqual(first.files)
    for (let page = 0; page < pages; page++)
      expect(readFileSync(siteFile(second.place, addressOf(page)), 'utf8')).toBe(textOf(page))
    // Unchanged files take no room twice.
    const [before, after] = [first, second].map(({ place }) => statSync(siteFile(place, addressOf(0))).ino)
    expect(after).toBe(before)
  },
)

test('a file that was made again leaves the release before as it was', async () => {
  const first = await release('first', 3)
  writeFileSync(siteFile(first.place, addressOf(1)), 'damaged')
  await release('second', 3, first)
  expect(readFileSync(siteFile(first.place, addressOf(1)), 'utf8')).toBe('damaged')
})

test('pages with another key are all made again', async () => {
  const first = await release('first', 3)
  expect((await release('second', 3, first, 'other key')).made).toEqual([0, 1, 2])
})

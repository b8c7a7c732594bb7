import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readCurrent } from './current.ts'
import { findDamage } from './damage.ts'
import { isBuildName, placeOf, releasesFolder, sharedFolder, siteFile } from './layout.ts'
import { makeCurrent } from './publish.ts'
import { listReleases } from './release-info.ts'
import { buildName, publishSmall } from './testing/small-release.ts'
import { tidyReleases } from './tidy.ts'

const day = 24 * 60 * 60 * 1000
/** A moment in the past, so that a file written now is never older than the clock of the test. */
const start = Date.parse('2026-11-01T12:00:00Z')

let dist: string
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'innom-releases-'))
})
afterEach(() => rmSync(dist, { recursive: true, force: true }))

const names = () => listReleases(dist).map(({ build }) => build)

describe('the current release', () => {
  it('is none before anything was built', () => {
    expect(readCurrent(dist)).toBeUndefined()
    expect(listReleases(dist)).toEqual([])
  })

  it('changes by one file, forth and back, and the other release stays whole', () => {
    const first = publishSmall(dist, buildName(1), { '/': 'one' }, { now: start })
    publishSmall(dist, buildName(2), { '/': 'two' }, { now: start + day })
    expect(readCurrent(dist)).toBe(buildName(2))
    makeCurrent(dist, buildName(1), start + 2 * day)
    expect(readCurrent(dist)).toBe(buildName(1))
    expect(readFileSync(siteFile(first, '/'), 'utf8')).toBe('one')
    expect(readFileSync(siteFile(placeOf(dist, buildName(2)), '/'), 'utf8')).toBe('two')
  })

  it.each(['', '..', '../../etc', 'ABCDEF0123456789', '0123456789abcdef0', '0123456789abcde/'])(
    'is never taken from a name such as "%s"',
    (name) => {
      expect(isBuildName(name)).toBe(false)
      writeFileSync(join(dist, 'current'), name)
      expect(readCurrent(dist)).toBeUndefined()
    },
  )

  it('built again from the same content is the same release', () => {
    publishSmall(dist, buildName(1), { '/': 'one' })
    publishSmall(dist, buildName(2), { '/': 'two' })
    publishSmall(dist, buildName(1), { '/': 'one' })
    expect(names()).toEqual([buildName(1), buildName(2)])
    expect(readdirSync(releasesFolder(dist)).sort()).toEqual([buildName(1), buildName(2)])
  })
})

describe('tidying up', () => {
  const asset = (n: number) => `/assets/site-${n}.js`
  const publish = (n: number, now: number) =>
    publishSmall(dist, buildName(n), { '/': `page ${n}`, [asset(n)]: `code ${n}` }, { now })
  const hasAsset = (n: number) => existsSync(join(sharedFolder(dist), asset(n)))

  it('keeps the last five releases whole, and the current one however old it is', () => {
    for (let n = 1; n <= 7; n++) publish(n, start + n * day)
    makeCurrent(dist, buildName(1), start + 8 * day)
    tidyReleases(dist, start + 8 * day)
    expect(names()).toEqual([buildName(1), ...[7, 6, 5, 4].map(buildName)])
  })

  it('keeps the files of a tab for a week after its release was replaced, however many builds there were', () => {
    publish(1, start)
    const replacedAt = start + 30 * day
    for (let n = 2; n <= 9; n++) publish(n, replacedAt + n)
    tidyReleases(dist, replacedAt + 6 * day)
    expect(names()).not.toContain(buildName(1))
    expect(hasAsset(1)).toBe(true)
    tidyReleases(dist, replacedAt + 8 * day)
    expect([1, 2, 3, 4].map(hasAsset)).toEqual([false, false, false, false])
    expect([5, 6, 7, 8, 9].map(hasAsset)).toEqual([true, true, true, true, true])
  })

  it('keeps a file that an old and a kept release share', () => {
    publishSmall(dist, buildName(1), { '/font/a.woff2': 'font' }, { now: start })
    for (let n = 2; n <= 8; n++) publishSmall(dist, buildName(n), { '/font/a.woff2': 'font' }, { now: start + n })
    tidyReleases(dist, start + 100 * day)
    expect(existsSync(join(sharedFolder(dist), 'font/a.woff2'))).toBe(true)
  })

  it('removes what stopped builds and stopped removals have left', () => {
    publish(1, start)
    mkdirSync(join(releasesFolder(dist), '.draft-77/files'), { recursive: true })
    mkdirSync(join(releasesFolder(dist), buildName(9), 'files'), { recursive: true })
    expect(names()).toEqual([buildName(1)])
    tidyReleases(dist, start)
    expect(readdirSync(releasesFolder(dist))).toEqual([buildName(1)])
  })
})

describe('a release that is looked at before it becomes current', () => {
  const pages = { '/': 'home', '/404/': 'missing', '/500/': 'failed', '/akne/': 'acne' }
  const publish = () => publishSmall(dist, buildName(1), pages, { now: start })

  it('is whole with everything that its manifest lists', () => {
    expect(findDamage(publish())).toBeUndefined()
  })

  it.each([
    ['a page that was cut off', (folder: string) => truncateSync(join(folder, 'files/akne/index.html'), 2)],
    ['a page that is missing', (folder: string) => rmSync(join(folder, 'files/akne/index.html'))],
    ['a manifest that was cut off', (folder: string) => truncateSync(join(folder, 'manifest.json'), 40)],
    ['a manifest without files', (folder: string) => writeFileSync(join(folder, 'manifest.json'), '{}')],
    ['facts that were cut off', (folder: string) => truncateSync(join(folder, 'facts.json'), 1)],
    ['no release.json', (folder: string) => rmSync(join(folder, 'release.json'))],
  ])('is not whole with %s', (_, damage) => {
    const place = publish()
    damage(place.folder)
    expect(findDamage(place)).toBeDefined()
  })

  it('is not whole without any page', () => {
    expect(findDamage(publishSmall(dist, buildName(1), {}, { now: start }))).toContain('has no page /')
  })
})

import { mkdirSync, mkdtempSync, renameSync, rmdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildHeader } from '#domain/site/site-addresses.ts'
import { sampleFacts } from '#domain/testing/sample-facts.ts'
import { makeCurrent } from '#releases/publish.ts'
import { buildName, publishSmall } from '#releases/testing/small-release.ts'
import { createApp } from '../app.ts'
import { createLog } from '../process/log.ts'
import { type Release, SiteReleases } from './site-releases.ts'

const texts = (n: number) => ({
  '/': `page ${n}`,
  '/404/': 'missing',
  '/500/': 'failed',
  '/page-data/index/page-data.json': `{"n":${n}}`,
  '/page-data/app-data.json': `{"build":"${buildName(n)}"}`,
  [`/assets/site-${n}.js`]: `code ${n}`,
  [`/page-data/sq/d/${buildName(n)}.json`]: `"shared ${n}"`,
})
const publish = (n: number) => publishSmall(dist, buildName(n), texts(n), { facts: sampleFacts })

let dist: string
let releases: SiteReleases
let app: FastifyInstance
let address: string
let lines: string[]

beforeEach(async () => {
  dist = mkdtempSync(join(tmpdir(), 'innom-dist-'))
  lines = []
  publish(1)
  const log = createLog({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) })
  releases = new SiteReleases(dist, { security: { https: false, thirdParties: [] }, log })
  app = createApp({ log, site: releases, trustProxy: 0 })
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  releases.close()
  await app.close()
  rmSync(dist, { recursive: true, force: true })
})

const ask = async (path: string) => {
  const answer = await fetch(address + path)
  return { status: answer.status, text: await answer.text(), build: answer.headers.get(buildHeader) }
}

describe('a server with a new release on its disk', () => {
  it('takes it over whole, without a restart', async () => {
    expect(await ask('/')).toMatchObject({ status: 200, text: 'page 1' })
    publish(2)
    await releases.refresh()
    expect(releases.current().build).toBe(buildName(2))
    expect((await ask('/')).text).toBe('page 2')
    expect(await ask('/page-data/index/page-data.json')).toMatchObject({ text: '{"n":2}', build: buildName(2) })
    expect(await ask('/page-data/app-data.json')).toMatchObject({ build: buildName(2) })
  })

  it('notices it by itself, and a roll-back too', async () => {
    releases.watch()
    publish(2)
    await expect.poll(async () => (await ask('/')).text, { timeout: 20_000 }).toBe('page 2')
    makeCurrent(dist, buildName(1), Date.now())
    await expect.poll(async () => (await ask('/')).text, { timeout: 20_000 }).toBe('page 1')
  })

  it('goes on answering the files of tabs that were opened before, and of processes that were quicker', async () => {
    publish(2)
    expect(await ask('/assets/site-2.js')).toMatchObject({ status: 200, text: 'code 2' })
    await releases.refresh()
    expect(await ask('/assets/site-1.js')).toMatchObject({ status: 200, text: 'code 1' })
    expect(await ask(`/page-data/sq/d/${buildName(1)}.json`)).toMatchObject({ status: 200, text: '"shared 1"' })
    const again = await fetch(`${address}/assets/site-1.js`)
    expect(again.headers.get('cache-control')).toContain('immutable')
    expect(again.headers.get('content-type')).toContain('text/javascript')
    expect((await ask('/assets/site-3.js')).status).toBe(404)
  })

  it.each([
    '/assets/../../current',
    '/assets/..%2f..%2fcurrent',
    '/assets/.hidden',
    '/assets/',
    '/assets/site-1.js.br',
  ])('never answers %s from its disk', async (path) => {
    writeFileSync(join(dist, 'shared/assets/.hidden'), 'secret')
    writeFileSync(join(dist, 'shared/assets/site-1.js.br'), 'compressed')
    expect(await ask(path)).toMatchObject({ status: 404, text: 'missing' })
  })

  it('lives on when its files are taken away', async () => {
    rmSync(join(dist, 'releases'), { recursive: true })
    expect((await ask('/')).status).toBe(500)
    publish(2)
    await releases.refresh()
    expect(await ask('/')).toMatchObject({ status: 200, text: 'page 2' })
  })

  it('lives on when the name of the current release cannot be read', async () => {
    rmSync(join(dist, 'current'))
    mkdirSync(join(dist, 'current'))
    await releases.refresh()
    await releases.refresh()
    expect((await ask('/')).text).toBe('page 1')
    expect(lines.filter((line) => line.includes('could not be taken over'))).toHaveLength(1)
    rmdirSync(join(dist, 'current'))
    publish(2)
    await releases.refresh()
    expect((await ask('/')).text).toBe('page 2')
  })

  it.each(['', 'two', '../../etc', `${buildName(2)} and more`])(
    'says once that %o is no release, and lives on',
    async (name) => {
      const told = () => lines.filter((line) => line.includes('could not be taken over'))
      publish(2)
      writeFileSync(join(dist, 'current'), name)
      await releases.refresh()
      await releases.refresh()
      expect((await ask('/')).text).toBe('page 1')
      expect(told()).toHaveLength(1)
      expect(told()[0]).toContain('names no release')
      makeCurrent(dist, buildName(1), Date.now())
      await releases.refresh()
      writeFileSync(join(dist, 'current'), name)
      await releases.refresh()
      expect(told()).toHaveLength(2)
      makeCurrent(dist, buildName(2), Date.now())
      await releases.refresh()
      expect((await ask('/')).text).toBe('page 2')
    },
  )

  it('says of which build missing page data is missing', async () => {
    expect(await ask('/page-data/nowhere/page-data.json')).toMatchObject({ status: 404, build: buildName(1) })
  })
})

describe('what goes with the pages', () => {
  it('changes in the same moment', async () => {
    let prices: Release | undefined
    releases.onChange(async (release) => {
      await new Promise(setImmediate)
      prices = release
    })
    publish(2)
    const done = releases.refresh()
    expect([(await ask('/')).text, prices?.build].join()).toMatch(/^(?:page 1,|page 2,0000000000000002)$/)
    await done
    expect([releases.current().build, prices?.build]).toEqual([buildName(2), buildName(2)])
  })

  it('keeps the old release until it can follow, and is told once', async () => {
    let isDown = true
    releases.onChange(async () => {
      if (isDown) throw new Error('the database does not answer')
    })
    publish(2)
    await releases.refresh()
    await releases.refresh()
    expect((await ask('/')).text).toBe('page 1')
    expect(lines.filter((line) => line.includes('could not be taken over'))).toHaveLength(1)
    isDown = false
    await releases.refresh()
    expect((await ask('/')).text).toBe('page 2')
  })

  it('stays as it is when a release is damaged or half copied', async () => {
    const place = publish(2)
    writeFileSync(join(place.folder, 'facts.json'), '{')
    await releases.refresh()
    expect((await ask('/')).text).toBe('page 1')
    writeFileSync(join(place.folder, 'facts.json'), JSON.stringify(sampleFacts))
    await releases.refresh()
    expect((await ask('/')).text).toBe('page 2')
  })

  it.each(['files/index.html', 'release.json'])('stays as it is while %s of a release is missing', async (name) => {
    const { folder } = publish(2)
    renameSync(join(folder, name), join(folder, 'away'))
    await releases.refresh()
    expect((await ask('/')).text).toBe('page 1')
    renameSync(join(folder, 'away'), join(folder, name))
    await releases.refresh()
    expect((await ask('/')).text).toBe('page 2')
  })
})

describe('a release whose pages were built for another address', () => {
  it('is served, and the operator is told once for each', async () => {
    const log = createLog({ LOG_LEVEL: 'warn' }, { write: (line) => void lines.push(line) })
    const told = () =>
      lines.filter((line) => line.includes('SITE_URL')).map((line) => (JSON.parse(line) as { msg: string }).msg)
    const of = (siteUrl: string, n: number) =>
      publishSmall(dist, buildName(n), texts(n), { facts: sampleFacts, siteUrl })
    of('https://innom.example', 2)
    const ours = new SiteReleases(dist, {
      ...{ security: { https: false, thirdParties: [] }, log, siteUrl: 'https://www.innom.example' },
    })
    expect(told()).toEqual([
      'the pages were built for https://innom.example, and SITE_URL is https://www.innom.example: build them with the same SITE_URL',
    ])
    of('https://www.innom.example', 3)
    await ours.refresh()
    of('https://innom.example', 4)
    await ours.refresh()
    expect(told()).toHaveLength(2)
    expect(ours.current().build).toBe(buildName(4))
  })
})

describe('a release of another country', () => {
  const security = { https: false, thirdParties: [] }
  const publishSwedish = () =>
    publishSmall(dist, buildName(2), texts(2), { facts: sampleFacts, country: 'sweden', now: Date.now() })
  const quiet = createLog({ LOG_LEVEL: 'silent' })

  it('stops the start with a line that says what to build', () => {
    publishSwedish()
    expect(() => new SiteReleases(dist, { security, log: quiet, country: 'norway' })).toThrow(
      'The current release was built for sweden, and COUNTRY is norway. Run npm run build with COUNTRY=norway first, or npm start, which does both.',
    )
    expect(new SiteReleases(dist, { security, log: quiet, country: 'sweden' }).current().build).toBe(buildName(2))
  })

  it('is not taken over by a running server, which says why', async () => {
    const log = createLog({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) })
    const norwegian = new SiteReleases(dist, { security, log, country: 'norway' })
    publishSwedish()
    await norwegian.refresh()
    expect(norwegian.current().build).toBe(buildName(1))
    expect(lines.join()).toContain('It was built for sweden, and COUNTRY is norway.')
  })
})

describe('a release that is not whole', () => {
  it('is served and told to the operator if a page that others can do without is cut off', async () => {
    truncateSync(join(publish(1).folder, 'files/page-data/index/page-data.json'), 1)
    releases.watch()
    await expect.poll(() => lines.join()).toContain('the release is not whole')
    expect((await ask('/')).text).toBe('page 1')
  })

  const open = () => new SiteReleases(dist, { security: { https: false, thirdParties: [] }, log: releaseLog })
  const releaseLog = createLog({ LOG_LEVEL: 'silent' })

  it('is not taken over when it has no pages at all', async () => {
    publishSmall(dist, buildName(2), {}, { facts: sampleFacts })
    await releases.refresh()
    expect((await ask('/')).text).toBe('page 1')
  })

  it.each(['files/index.html', 'files/404/index.html', 'manifest.json', 'facts.json'])(
    'stops the start when its %s is cut off',
    (name) => {
      truncateSync(join(publish(2).folder, name), 1)
      expect(open).toThrow('is not whole or of another version of the code. Run npm run build')
    },
  )
})

it('says how to build a site that is not there', () => {
  const empty = mkdtempSync(join(tmpdir(), 'innom-empty-'))
  const log = createLog({ LOG_LEVEL: 'silent' })
  expect(() => new SiteReleases(empty, { security: { https: false, thirdParties: [] }, log })).toThrow('npm run build')
  rmSync(empty, { recursive: true })
})

it('says what to do about a file that names no release', () => {
  writeFileSync(join(dist, 'current'), 'nonsense')
  const log = createLog({ LOG_LEVEL: 'silent' })
  expect(() => new SiteReleases(dist, { security: { https: false, thirdParties: [] }, log })).toThrow(
    `${join(dist, 'current')} names no release. Choose one with npm run release`,
  )
})

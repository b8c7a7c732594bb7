import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BuildOptions } from '#compiler/output/build-state.ts'
import { buildForTest, testCache } from '#compiler/testing/build-sample.ts'
import { sampleFiles, samplePrices, writeContent } from '#compiler/testing/sample-content.ts'
import { buildHeader, pageDataAddress, sharedDataAddress } from '#domain/site/site-addresses.ts'
import { readCurrent } from '#releases/current.ts'
import { placeOf } from '#releases/layout.ts'
import { readManifest } from '#releases/release-info.ts'
import { type ServeOptions, type ServeProcess, startServing } from './testing/serve-process.ts'

const content = writeContent(sampleFiles())
const folder = mkdtempSync(join(tmpdir(), 'innom-serve-'))
const dist = join(folder, 'dist')
const servers: ServeProcess[] = []

/** Writes content with this slogan, which every page shows, and this price. */
function write(slogan: string, price: number) {
  writeFileSync(join(content.folder, 'prices.yaml'), samplePrices(price))
  const company = sampleFiles()['company.yaml']!.replace('Drop in', slogan).replace('Stikk innom', slogan)
  writeFileSync(join(content.folder, 'company.yaml'), company)
}

const options: BuildOptions = {
  content: content.folder,
  dist,
  cache: testCache,
  country: 'norway',
  siteUrl: 'http://localhost',
  today: '2026-11-15',
}

/** Builds as npm start does, in a process of its own. */
async function buildBeside() {
  const program = join(import.meta.dirname, '../compiler/testing/build-process.ts')
  const child = spawn(process.execPath, [program, JSON.stringify(options)], { stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
}

async function serve(options: ServeOptions = {}): Promise<ServeProcess> {
  const server = await startServing(folder, options)
  servers.push(server)
  return server
}

const release = (...args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'release.ts'), ...args], { cwd: folder, encoding: 'utf8' })

let first: string
beforeAll(async () => {
  write('The first slogan', 1001)
  first = (await buildForTest(options)).build
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  content.remove()
  rmSync(folder, { recursive: true, force: true })
})

/** The modules that a process loads. */
function listModules(name: string) {
  const file = join(folder, name)
  const hook = pathToFileURL(join(import.meta.dirname, 'testing/list-modules.mjs')).href
  return {
    options: { env: { MODULE_LIST: file }, flags: ['--import', hook] } satisfies ServeOptions,
    read: () => readFileSync(file, 'utf8').split('\n'),
  }
}
const packagesThatBuild =
  /node_modules\/(?:vite|rolldown|@vitejs|react|react-dom|postcss|markdown-it|@resvg|yaml|js-yaml)\//

describe('npm run serve', () => {
  it('loads nothing that builds', async () => {
    const modules = listModules('modules')
    const server = await serve({ from: 'sources', ...modules.options })
    for (const path of ['/', '/en/sciatica/', '/api/health', '/api/clinics'])
      expect((await fetch(server.address + path)).status, path).toBe(200)
    const root = pathToFileURL(resolve('.')).href
    const own = modules.read().map((url) => url.replace(root, ''))
    expect(own).toContain('/server/main.ts')
    expect(
      own.filter(
        (url) => /^\/(?:art|booking|client|compiler|page-data|site|ui)\//.test(url) || packagesThatBuild.test(url),
      ),
    ).toEqual([])
  })

  it('needs no package but the embedded database beside the built server', async () => {
    const modules = listModules('modules-of-build')
    const server = await serve(modules.options)
    for (const path of ['/', '/api/clinics']) expect((await fetch(server.address + path)).status, path).toBe(200)
    const packages = modules.read().flatMap((url) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1] ?? [])
    expect([...new Set(packages)]).toEqual(['@electric-sql/pglite'])
  })

  it('loads nothing of HTTPS and HTTP/2, which a proxy in front speaks, and nothing of Node’s fetch', async () => {
    const file = join(folder, 'built-in-modules')
    const hook = `process.on('exit', () => process.getBuiltinModule('fs').writeFileSync(process.env.MODULE_LIST, process.moduleLoadList.join('\\n')))`
    const server = await startServing(folder, {
      env: { MODULE_LIST: file },
      flags: ['--import', `data:text/javascript,${encodeURIComponent(hook)}`],
    })
    expect((await fetch(`${server.address}/api/clinics`)).status).toBe(200)
    await server.stop()
    const loaded = readFileSync(file, 'utf8').split('\n')
    expect(loaded).toContain('NativeModule http')
    expect(loaded.filter((name) => /^NativeModule (?:https|http2|tls)$|undici/.test(name))).toEqual([])
  })
})

describe('visitors of two processes while the site is built twice', () => {
  let processes: ServeProcess[]
  beforeAll(async () => {
    processes = await Promise.all([serve(), serve()])
  })

  it('get every answer, every page whole, and never one that mixes two releases', async () => {
    const seen = new Set<string>()
    /** What the pages of each build must be. */
    const versions = new Map<string, string>()
    const remember = () => {
      const build = readCurrent(dist)!
      const files = readManifest(placeOf(dist, build)).files
      for (const path of ['/', '/en/sciatica/']) versions.set(`${build} ${path}`, files[path]!.key)
      return build
    }
    remember()
    let isOver = false

    /** Reads a page as a browser does: HTML, what it names, its data and the shared data that the data names. */
    async function visit(address: string, path: string) {
      const get = async (url: string) => {
        const answer = await fetch(address + url)
        expect(answer.status, url).toBe(200)
        return { text: await answer.text(), build: answer.headers.get(buildHeader) }
      }
      const html = await get(path)
      const version = /data-version="(\w+)"/.exec(html.text)![1]!
      const slogan = /The \w+ slogan/.exec(html.text)![0]
      for (const [, asset] of html.text.matchAll(/(?:data-entry|data-styles)="([^"]+)"/g)) await get(asset!)
      const data = await get(pageDataAddress(path))
      const page = JSON.parse(data.text) as { version: string; sharedData: string[] }
      const shared = await Promise.all(page.sharedData.map((hash) => get(sharedDataAddress(hash))))
      const app = await get('/page-data/app-data.json')
      // Each answer is of the build it names.
      expect(JSON.parse(app.text).build).toBe(app.build)
      if (versions.has(`${data.build} ${path}`)) expect(page.version).toBe(versions.get(`${data.build} ${path}`))
      // What the browser would show: HTML and data are of one build, or it can see that they are not.
      const isSame = shared.some(({ text }) => text.includes(slogan))
      expect(page.version === version).toBe(isSame)
      seen.add(slogan)
    }

    const visitors = processes.flatMap(({ address }) =>
      ['/', '/en/sciatica/', '/'].map(async (path) => {
        while (!isOver) await visit(address, path)
      }),
    )
    const builds = (async () => {
      try {
        write('The second slogan', 1002)
        await buildBeside()
        remember()
        await Promise.all(processes.map(({ address }) => expectRelease(address, 'The second slogan', 1002)))
        await expect.poll(() => [...seen], { timeout: 60_000 }).toContain('The second slogan')
        write('The third slogan', 1003)
        await buildBeside()
        remember()
        await Promise.all(processes.map(({ address }) => expectRelease(address, 'The third slogan', 1003)))
        await expect.poll(() => [...seen], { timeout: 60_000 }).toContain('The third slogan')
      } finally {
        isOver = true
      }
    })()
    await Promise.all([...visitors, builds])
    expect([...seen].sort()).toEqual(['The first slogan', 'The second slogan', 'The third slogan'])
  }, 300_000)

  it('can go back by name, and a wrong name says so in one line', async () => {
    const [server] = processes
    await expectRelease(server!.address, 'The third slogan', 1003)
    const lines = release('list').stdout.trim().split('\n')
    expect(lines).toHaveLength(3)
    expect(lines[0]).toMatch(/^\* [0-9a-f]{16} {2}\d{4}-\d\d-\d\d \d\d:\d\d UTC +\d+ pages {2}current$/)
    expect(lines.some((line) => line.includes(`  ${first}`))).toBe(true)
    for (const wrong of ['nope', '../..', '0000000000000000', '']) {
      const { status, stderr } = release('use', wrong)
      expect([status, stderr.trim().split('\n').length, stderr.includes('There is no release')]).toEqual([1, 1, true])
    }
    const whole = readFileSync(join(placeOf(dist, first).folder, 'manifest.json'))
    truncateSync(join(placeOf(dist, first).folder, 'manifest.json'), Math.floor(whole.length / 2))
    const cut = release('use', first)
    expect([cut.status, cut.stderr]).toEqual([1, expect.stringMatching(/^.* is not whole and stays unused: .*\n$/)])
    writeFileSync(join(placeOf(dist, first).folder, 'manifest.json'), whole)
    expect(release('use', first).status).toBe(0)
    await expectRelease(server!.address, 'The first slogan', 1001)
    expect(release('something').status).toBe(1)
  }, 300_000)
})

/** Waits until pages are of a release; what is booked costs what they say from the same moment. */
async function expectRelease(address: string, slogan: string, price: number) {
  await expect.poll(async () => (await fetch(address)).text(), { timeout: 60_000 }).toContain(slogan)
  expect(await (await fetch(`${address}/api/catalogue`)).text()).toContain(`"price":${price}`)
}

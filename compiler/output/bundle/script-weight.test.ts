import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bookingKinds, type PageKind } from '#domain/site/page-kinds.ts'
import { toolWords } from '#messages/tools/messages.ts'
import { readCurrent } from '#releases/current.ts'
import { placeOf, siteFile } from '#releases/layout.ts'
import { readManifest } from '#releases/release-info.ts'
import { mostBytes, type WeightBar } from '../../../bench/weight-bars.ts'
import { buildForTest } from '../../testing/build-sample.ts'
import { sampleFiles, writeContent } from '../../testing/sample-content.ts'

const content = writeContent(sampleFiles())
const out = mkdtempSync(join(tmpdir(), 'innom-weight-'))
/** Every script of the build, by the name of its file. */
let scripts: Map<string, { code: string; weight: number }>
let bookingPage: string

beforeAll(async () => {
  const dist = join(out, 'dist')
  const siteUrl = 'https://innom.example'
  await buildForTest({ content: content.folder, dist, country: 'norway', siteUrl, today: '2026-11-15' })
  const place = placeOf(dist, readCurrent(dist)!)
  bookingPage = readFileSync(siteFile(place, '/bestill-time/'), 'utf8')
  const addresses = Object.keys(readManifest(place).files).filter((it) => /^\/assets\/.*\.js$/.test(it))
  scripts = new Map(
    addresses.map((address) => {
      const code = readFileSync(siteFile(place, address), 'utf8')
      return [basename(address), { code, weight: gzipSync(code).length }]
    }),
  )
})
afterAll(() => {
  content.remove()
  rmSync(out, { recursive: true, force: true })
})

/** The file of a script, which has a hash behind its name. */
const fileOf = (name: string) =>
  [...scripts.keys()].find(
    (file) => file.startsWith(`${name}-`) && /^-(?:[\w-]{8}|[0-9a-f]{16})\.js$/.test(file.slice(name.length)),
  )

/** Some scripts and all that they import. */
function withImports(files: string[]): Set<string> {
  const all = new Set<string>()
  const add = (file: string) => {
    if (all.has(file)) return
    all.add(file)
    const imports = scripts.get(file)!.code.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)
    for (const [, imported] of imports) add(imported!)
  }
  for (const file of files) add(file)
  return all
}

/** What a page loads once it is hydrated: the script of live facts, its own scripts, and all that these import. */
const loadedWith = (names: string[]) => withImports(['browser', 'live', ...names].map((name) => fileOf(name)!))

function expectLight(files: Iterable<string>, bar: WeightBar) {
  const weights = [...files].map((file) => [file, scripts.get(file)!.weight] as const)
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0)
  expect(total, weights.join('\n')).toBeLessThanOrEqual(mostBytes(bar))
}

describe('the script of a content page, once it is hydrated', () => {
  const templates = readdirSync('site/templates')
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.replace('.tsx', ''))
    .filter((kind) => !bookingKinds.has(kind as PageKind))

  it('is light on every kind of page, and does not bring the booking along', () => {
    // Templates without a script of their own are in the one that every page loads.
    const own = templates.filter(fileOf)
    expect(own.length).toBeGreaterThan(15)
    const booking = ['booking', 'later-steps'].map((name) => fileOf(name)!)
    expect(booking).not.toContain(undefined)
    for (const names of [[], ...own.map((kind) => [kind])]) {
      const loaded = loadedWith(names)
      expectLight(loaded, 'contentScript')
      expect(booking.filter((file) => loaded.has(file))).toEqual([])
    }
  })

  it('leaves little in the HTML itself, which every page carries', () => {
    const inline = /<script type="module">(.*?)<\/script>/s.exec(bookingPage)![1]!
    expect(Buffer.byteLength(inline)).toBeLessThanOrEqual(mostBytes('inlineScript'))
  })

  const tools = Object.keys(toolWords).filter((id) => id !== 'help' && id !== 'diary')

  it.each(tools)('is light on the page of the tool %s, which adds a few kilobytes of its own', (tool) => {
    const loaded = loadedWith(['tool', tool])
    expectLight(loaded, 'contentScript')
    expectLight(loaded.difference(loadedWith([])), 'toolScript')
  })

  it('has no words of a tool: those of its language come with the data of its page', () => {
    const all = [...scripts.values()].map(({ code }) => code).join()
    for (const words of Object.values(toolWords).flatMap(({ no, en }) => [no, en]))
      expect(all).not.toContain(longest(words))
  })
})

describe('a page of the booking that is opened with choices', () => {
  it('names all of its code, styles and data, so that they come in one round trip', () => {
    const named = [.../<template>(.*)<\/template>/.exec(bookingPage)![1]!.matchAll(/href="([^"]+)"/g)].map(
      ([, it]) => it!,
    )
    const needed = withImports(['browser', 'booking', 'later-steps'].map((name) => fileOf(name)!))
    expect(
      named
        .filter((it) => it.endsWith('.js'))
        .map((it) => basename(it))
        .sort(),
    ).toEqual([...needed].sort())
    expect(named.filter((it) => it.endsWith('.css'))).toHaveLength(1)
    expect(named).toEqual(
      expect.arrayContaining(['/page-data/app-data.json', '/page-data/bestill-time/page-data.json']),
    )
    expect(named.filter((it) => it.startsWith('/page-data/sq/d/'))).toHaveLength(8)
  })
})

/** The longest text: short ones stand in code by chance. */
const longest = (words: object) =>
  Object.values(words)
    .filter((text) => typeof text === 'string')
    .reduce((longer, text) => (text.length > longer.length ? text : longer), '')

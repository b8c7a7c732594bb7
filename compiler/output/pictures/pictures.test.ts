import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sampleFacts } from '#domain/testing/sample-facts.ts'
import { siteFile } from '#releases/layout.ts'
import { type EarlierRelease, FileStore } from '../files/file-store.ts'
import type { BuildInputs } from '../read-inputs.ts'
import { putDrawings } from './pictures.ts'

let dist: string
let drawn: string[]
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'pictures-'))
})
afterEach(() => rmSync(dist, { recursive: true }))

const [anne] = sampleFacts.practitioners

/** A build by some code of a chain with one practitioner; `drawn` is what it has drawn. */
async function build(name: string, code: string, hair = 'black', earlier?: EarlierRelease): Promise<EarlierRelease> {
  drawn = []
  const draw = (subject: string) => {
    drawn.push(subject)
    return `<svg>${subject} by ${code}</svg>`
  }
  const inputs = {
    prerenderHash: code,
    prerender: {
      artNames: ['heart', 'knee'],
      renderArt: draw,
      portraitSvg: (portrait: { hair: string }) => draw(`${portrait.hair} hair`),
      faviconSvg: () => '<svg/>',
    },
    site: { facts: { ...sampleFacts, practitioners: [{ ...anne!, portrait: { ...anne!.portrait, hair } }] } },
  }
  const place = { dist, folder: join(dist, 'releases', name) }
  const store = new FileStore(place, earlier)
  putDrawings(inputs as unknown as BuildInputs, store)
  await store.writeAll(() => {})
  return { place, files: store.files }
}

it('a picture is drawn once for all builds by the same code', async () => {
  const first = await build('1', 'a')
  expect(drawn).toEqual(['black hair', 'heart', 'knee'])
  const again = await build('2', 'a', 'black', first)
  expect(drawn).toEqual([])
  expect(again.files).toEqual(first.files)
})

it('somebody who looks different is drawn again, and nothing else', async () => {
  await build('2', 'a', 'grey', await build('1', 'a'))
  expect(drawn).toEqual(['grey hair'])
})

it('other code draws everything again, illustrations at new addresses: browsers keep the old ones for a year', async () => {
  const second = await build('2', 'b', 'black', await build('1', 'a'))
  expect(drawn).toEqual(['black hair', 'heart', 'knee'])
  // Several are drawn at once, and listed as they are done.
  expect(
    Object.keys(second.files)
      .filter((it) => it.startsWith('/art/'))
      .sort(),
  ).toEqual(['/art/b/heart.svg', '/art/b/knee.svg'])
  expect(readFileSync(siteFile(second.place, '/art/b/knee.svg'), 'utf8')).toBe('<svg>knee by b</svg>')
})

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentHash } from '#releases/content-hash.ts'
import { readCurrent } from '#releases/current.ts'
import { placeOf, releasesFolder, siteFile } from '#releases/layout.ts'
import { listReleases, readManifest } from '#releases/release-info.ts'
import { buildForTest, testCache } from '../testing/build-sample.ts'
import { sampleFiles, writeContent } from '../testing/sample-content.ts'
import type { BuildOptions } from './build-state.ts'

const content = writeContent(sampleFiles())
const out = mkdtempSync(join(tmpdir(), 'innom-stopped-'))
const options: BuildOptions = {
  content: content.folder,
  dist: join(out, 'dist'),
  cache: testCache,
  country: 'norway',
  siteUrl: 'https://innom.example',
  today: '2026-11-15',
}
const program = join(import.meta.dirname, '../testing/build-process.ts')

/** Runs a build as a process of its own; `limit` is the largest file it may write, in bytes. */
async function build({ dieAt = 0, limit }: { dieAt?: number; limit?: number } = {}) {
  const args = [program, JSON.stringify(options), String(dieAt)]
  // A write that the system refuses, as on a full disk: sh counts in blocks of 512 bytes.
  const child = limit
    ? spawn('sh', ['-c', `ulimit -f ${limit / 512} && exec "$0" "$@"`, process.execPath, ...args])
    : spawn(process.execPath, args)
  return await follow(child)
}

async function follow(child: ChildProcess) {
  const [output, [code, signal]] = await Promise.all([text(child.stdout!), once(child, 'exit')])
  return { steps: output.trim().split('\n'), code: code as number | null, signal: signal as string | null }
}

/** Reads every file of the current release and compares it with what the manifest says. */
function expectWhole(build: string) {
  expect(readCurrent(options.dist)).toBe(build)
  const place = placeOf(options.dist, build)
  for (const [address, file] of Object.entries(readManifest(place).files)) {
    expect(contentHash(readFileSync(siteFile(place, address))), address).toBe(file.hash)
    if (file.br > 0) expect(readFileSync(`${siteFile(place, address)}.br`).length, address).toBe(file.br)
  }
}

/** Makes another site of it: every page shows the slogan. */
function change(slogan: string) {
  const company = sampleFiles()['company.yaml']!.replace('Drop in', slogan).replace('Stikk innom', slogan)
  writeFileSync(join(content.folder, 'company.yaml'), company)
}

let first: string
beforeAll(async () => {
  first = (await buildForTest(options)).build
})
afterAll(() => {
  content.remove()
  rmSync(out, { recursive: true, force: true })
})

describe('a build that does not end', () => {
  it('leaves the release before it current and whole, at whatever moment it was killed', async () => {
    change('Another slogan')
    for (const step of [2, 60]) {
      expect((await build({ dieAt: step })).signal).toBe('SIGKILL')
      expectWhole(first)
    }
    const { steps, code } = await build()
    expect(code).toBe(0)
    const second = readCurrent(options.dist)!
    expect(second).not.toBe(first)
    expectWhole(second)

    // The last moments, around the one step by which it becomes current.
    change('A third slogan')
    const count = steps.length
    const outcomes: string[] = []
    for (const step of [count - 3, count - 2, count - 1]) {
      const { steps: done } = await build({ dieAt: step })
      const current = readCurrent(options.dist)!
      expectWhole(current)
      outcomes.push(`${done.at(-1)}: ${current === second ? 'old' : 'new'}`)
    }
    expect(outcomes.map((it) => it.replace(/^files.*:/, 'files:'))).toEqual([
      'files: old',
      'publishing the release: old',
      'making the release current: old',
    ])
    await build()
    expect(readdirSync(releasesFolder(options.dist)).filter((name) => name.startsWith('.'))).toEqual([])
  }, 300_000)

  it('leaves the release before it current and whole when the disk takes no more', async () => {
    const before = readCurrent(options.dist)!
    change('A fourth slogan')
    for (const limit of [512, 32_768]) {
      expect((await build({ limit })).code).not.toBe(0)
      expectWhole(before)
    }
    expect((await build()).code).toBe(0)
    expect(readCurrent(options.dist)).not.toBe(before)
  }, 300_000)
})

it('two builds at once: the second says so and waits', async () => {
  change('A fifth slogan')
  const results = await Promise.all([build(), build()])
  expect(results.map(({ code }) => code)).toEqual([0, 0])
  const waited = results.filter(({ steps }) => steps.some((step) => step.startsWith('waiting for another build')))
  expect(waited).toHaveLength(1)
  expectWhole(readCurrent(options.dist)!)
  expect(listReleases(options.dist).length).toBeLessThanOrEqual(5)
}, 300_000)

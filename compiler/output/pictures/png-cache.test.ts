import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { loadPngs, tidyPngs } from './png-cache.ts'

const cache = mkdtempSync(join(tmpdir(), 'innom-pngs-'))
afterAll(() => rmSync(cache, { recursive: true, force: true }))

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>'
const picture = (key: string, width = 8) => ({ key, svg, width })
const kept = () => readdirSync(join(cache, 'pngs')).sort()

it('a picture is drawn once, again when something in it changes, and forgotten when no page shows it', async () => {
  const old = picture('a')
  const first = (await loadPngs(cache, [old, picture('a', 16)])).get(old)!
  expect(Buffer.from(first.subarray(1, 4)).toString()).toBe('PNG')
  expect(kept()).toEqual(['a-16.png', 'a-8.png'])

  utimesSync(join(cache, 'pngs/a-8.png'), 1, 1)
  const again = picture('a')
  expect((await loadPngs(cache, [again, picture('b')])).get(again)).toEqual(Buffer.from(first))
  expect(statSync(join(cache, 'pngs/a-8.png')).mtimeMs).toBe(1000)
  expect(kept()).toEqual(['a-16.png', 'a-8.png', 'b-8.png'])

  writeFileSync(join(cache, 'pngs/b-16.png.1.new'), 'half a picture of a stopped build')
  tidyPngs(cache, new Set(['b']))
  expect(kept()).toEqual(['b-8.png'])
})

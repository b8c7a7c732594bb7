import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { figuresFile, readResults, recordFigures, writeResults } from '../harness/results.ts'
import { writeCharts } from './write-charts.ts'

/** The committed figures and charts, in a copy that a test may change. */
let copy: string
beforeEach(() => {
  copy = join(mkdtempSync(join(tmpdir(), 'innom-charts-')), 'performance')
  cpSync(dirname(figuresFile), copy, { recursive: true })
})
afterEach(() => rmSync(dirname(copy), { recursive: true, force: true }))

const chartsIn = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith('.svg'))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  )

it('the published charts show the published figures', () => {
  writeCharts(join(copy, basename(figuresFile)))
  expect(chartsIn(copy)).toEqual(chartsIn(dirname(figuresFile)))
})

it('a run of one benchmark in a fresh clone changes its own chart and leaves the others', () => {
  const file = join(copy, basename(figuresFile))
  const figure = { bench: 'serve', what: 'one content page', unit: 'a second', ours: 1, bar: { atLeast: 2 } }
  const when = { at: '2030-01-01T10:00:00Z', machine: 'a slower one', load: 0 }
  writeResults(file, recordFigures(readResults(file), 'serve', [figure], when))
  writeCharts(file)
  const { 'server.svg': before, ...othersBefore } = chartsIn(dirname(figuresFile))
  const { 'server.svg': after, ...others } = chartsIn(copy)
  expect(others).toEqual(othersBefore)
  expect([before, after].map((svg) => svg!.includes('a slower one'))).toEqual([false, true])
})

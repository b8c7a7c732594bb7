import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Figure } from './figure.ts'
import { inOrder, type Results, readResults, recordFailure, recordFigures, writeResults } from './results.ts'

const nothing: Results = { figures: [], failures: [] }
const when = (at: string) => ({ at, machine: '2 × a processor', load: 0.5 })
const figure = (bench: string, what: string, ours = 1): Figure => ({ bench, what, unit: 's', ours, bar: { atMost: 2 } })

describe('benchmarks that are run one by one', () => {
  it('together give the figures of all, each with its own date', () => {
    const first = recordFigures(nothing, 'build', [figure('build', 'pages')], when('2026-11-15T10:00:00Z'))
    const both = recordFigures(first, 'serve', [figure('serve', 'a page', 3)], when('2026-11-16T10:00:00Z'))
    expect(both.figures).toMatchObject([
      { bench: 'build', at: '2026-11-15T10:00:00Z', met: true },
      { bench: 'serve', at: '2026-11-16T10:00:00Z', met: false },
    ])
  })

  it('leave no figure behind that the benchmark no longer has', () => {
    const before = recordFigures(nothing, 'build', [figure('build', '1800 pages')], when('2026-11-15T10:00:00Z'))
    const after = recordFigures(before, 'build', [figure('build', '1828 pages')], when('2026-11-16T10:00:00Z'))
    expect(after.figures.map(({ what }) => what)).toEqual(['1828 pages'])
  })

  it('keep earlier figures when one cannot be measured, and say so until it can', () => {
    const before = recordFigures(nothing, 'book', [figure('book', 'bookings')], when('2026-11-15T10:00:00Z'))
    const failed = recordFailure(before, { bench: 'book', at: '2026-11-16T10:00:00Z', message: 'no PostgreSQL' })
    expect(failed.figures).toHaveLength(1)
    expect(failed.failures.map(({ message }) => message)).toEqual(['no PostgreSQL'])
    expect(recordFigures(failed, 'book', [], when('2026-11-16T11:00:00Z')).failures).toEqual([])
  })

  it('are listed in the order of the benchmarks, without those that are gone', () => {
    const all = ['start', 'gone', 'build'].reduce(
      (results, bench) => recordFigures(results, bench, [figure(bench, bench)], when('2026-11-16T10:00:00Z')),
      nothing,
    )
    expect(inOrder(all, ['build', 'start']).figures.map(({ bench }) => bench)).toEqual(['build', 'start'])
  })
})

describe('the file of results', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'results-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('is read as it was written', () => {
    const file = join(folder, 'results/latest.json')
    const results = recordFigures(nothing, 'build', [figure('build', 'pages')], when('2026-11-16T10:00:00Z'))
    writeResults(file, results)
    expect(readResults(file)).toEqual(results)
  })

  it('may be missing', () => {
    expect(readResults(join(folder, 'none.json'))).toEqual(nothing)
  })
})

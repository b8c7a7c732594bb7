import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { figuresFile } from '../harness/results.ts'
import { assumptions, type Costs, costOfBooking, needOf, rateOf, sizes } from './model.ts'
import { writeCapacity } from './write-tables.ts'

const same = { server: 1000, database: 500 }
const costs: Costs = { page: same, times: same, hold: same, code: same, booking: same, disk: 2000, log: 4000 }

it('the published tables are those of the published figures', () => {
  const folder = mkdtempSync(join(tmpdir(), 'innom-capacity-'))
  const copy = join(folder, 'capacity.md')
  copyFileSync('docs/capacity.md', copy)
  writeCapacity(figuresFile, copy)
  const written = readFileSync(copy, 'utf8')
  rmSync(folder, { recursive: true })
  expect(written).toBe(readFileSync('docs/capacity.md', 'utf8'))
  expect(written).toContain('| a booking with its message |')
})

it('a booking costs what leads to it, without the pages that are answered in front', () => {
  const journey = { pages: 10, times: 5, holds: 1, codes: 2 }
  expect(costOfBooking(costs, journey)).toEqual({ server: 19_000, database: 9_500 })
  expect(costOfBooking(costs, journey, 1).server).toBe(9_000)
})

it('needs grow with the load, and a machine takes as many as its cores', () => {
  const needs = sizes.map((size) => needOf(costs, size))
  for (const [n, need] of needs.entries()) {
    if (n === 0) continue
    expect(need.servers).toBeGreaterThan(needs[n - 1]!.servers)
    expect(need.codesAnHour).toBeGreaterThan(needs[n - 1]!.codesAnHour)
  }
  const { server, database } = costOfBooking(costs, assumptions.ordinary)
  expect(rateOf(costs, 4) * (server + database)).toBeCloseTo(4e6 * assumptions.utilisation)
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { halfMonths, plants, pollenInMonth, pollenLevel, regions, seasonOf } from './pollen.ts'

const month = (halfMonth: number) => Math.floor(halfMonth / 2) + 1
const anyRegion = fc.constantFrom(...regions)
const anyPlant = fc.constantFrom(...plants)

describe('the pollen calendar', () => {
  // What Norwegian calendars usually give for the south-east; no single publication is the reference.
  it.each([
    ['hazel', 1, 4],
    ['alder', 1, 4],
    ['willow', 3, 5],
    ['birch', 4, 6],
    ['grass', 6, 8],
    ['mugwort', 7, 9],
  ] as const)('has %s from month %i to %i in the east', (plant, from, to) => {
    const season = seasonOf('east', plant)!
    expect([month(season.from), month(season.to)]).toEqual([from, to])
  })

  it('tells what is in the air in May in the east: birch most of all, willow too, and no grass yet', () => {
    const may = pollenInMonth('east', 5)
    expect(may.find(({ plant }) => plant === 'birch')?.level).toBe('most')
    expect(may.map(({ plant }) => plant)).toEqual(['willow', 'birch'])
  })

  // NAAF's report on the season of 2017: birch began on 21 April in the south, 24 April in the east, 13 May in Trøndelag and
  // 14 June in Finnmark. That the mountains are later is general knowledge.
  it('lets birch flower later the further north, and in the mountains', () => {
    const start = (region: (typeof regions)[number]) => seasonOf(region, 'birch')!.from
    expect(start('south')).toBeLessThanOrEqual(start('trondelag'))
    expect(start('trondelag')).toBeLessThan(start('nordland'))
    expect(start('nordland')).toBeLessThan(start('far-north'))
    expect(start('mountains')).toBeGreaterThan(start('east'))
  })

  it('has no pollen from October to December', () => {
    fc.assert(
      fc.property(anyRegion, fc.integer({ min: 10, max: 12 }), (region, at) => {
        expect(pollenInMonth(region, at)).toEqual([])
      }),
    )
  })

  it('has one unbroken season for each plant, with its peak inside', () => {
    fc.assert(
      fc.property(anyRegion, anyPlant, fc.nat(halfMonths - 1), (region, plant, at) => {
        const season = seasonOf(region, plant)
        const inside = season !== undefined && at >= season.from && at <= season.to
        expect(pollenLevel(region, plant, at) !== 'none').toBe(inside)
      }),
    )
  })

  it('names a plant in a month exactly when one of its halves has pollen', () => {
    fc.assert(
      fc.property(anyRegion, anyPlant, fc.integer({ min: 1, max: 12 }), (region, plant, at) => {
        const halves = [2 * at - 2, 2 * at - 1].map((half) => pollenLevel(region, plant, half))
        const named = pollenInMonth(region, at).find((it) => it.plant === plant)?.level ?? 'none'
        const richest = (['most', 'some', 'none'] as const).find((level) => halves.includes(level))
        expect(named).toBe(richest)
      }),
    )
  })
})

import { describe, expect, it } from 'vitest'
import { drawCharts, type Week } from './week-charts.ts'

const none = { booked: 0, cancelled: 0, noShow: 0, leadHours: null, waitPromised: null, waitWas: null }
const week = (monday: string, changes: Partial<Week> = {}): Week => ({
  week: monday,
  all: none,
  workMinutes: 0,
  freeMinutes: 0,
  lines: [],
  ...changes,
})
const busy = { booked: 12, cancelled: 2, noShow: 1, leadHours: 30, waitPromised: 10, waitWas: 14 }
const weeks = [
  week('2026-11-09', {
    all: busy,
    workMinutes: 400,
    freeMinutes: 100,
    lines: [{ ...busy, line: 'physio', booked: 5 }],
  }),
  week('2026-11-16'),
]
const read = (id: string, line?: string, of = weeks) => drawCharts(of, line).find((it) => it.id === id)

describe('the charts of the weeks', () => {
  it('show the clinic as a whole, with what is free of its working time', () => {
    expect(read('booked')!.points).toEqual([
      { week: '2026-11-09', value: 12 },
      { week: '2026-11-16', value: 0 },
    ])
    expect(read('free')!.points.map((it) => it.value)).toEqual([25, null])
    expect(read('wait')!.points[0]).toEqual({ week: '2026-11-09', value: 14, promised: 10 })
  })

  it('show one line of care, whose free time is not told apart', () => {
    expect(read('booked', 'physio')!.points.map((it) => it.value)).toEqual([5, 0])
    expect(read('wait', 'physio')!.points[1]).toEqual({ week: '2026-11-16', value: null, promised: null })
    expect(read('free', 'physio')).toBeUndefined()
  })

  it('tell in hours how long ahead people book, and in days where that is long', () => {
    expect(read('lead')).toMatchObject({ unit: 'hours', points: [{ value: 30 }, { value: null }] })
    const long = [...weeks, week('2026-11-23', { all: { ...busy, leadHours: 100 } })]
    expect(read('lead', undefined, long)).toMatchObject({
      unit: 'days',
      points: [{ value: 1 }, { value: null }, { value: 4 }],
    })
  })
})

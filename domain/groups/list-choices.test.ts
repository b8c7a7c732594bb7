import { describe, expect, it } from 'vitest'
import { listChoices } from './list-choices.ts'

const on = (day: string) => ({ start: `${day}T16:30:00+01:00`, end: `${day}T17:30:00+01:00`, free: 4 })
const dates = [on('2026-11-16'), on('2026-11-18'), on('2026-11-23')]
const morning = Date.parse('2026-11-16T08:00:00+01:00')
const evening = Date.parse('2026-11-16T20:00:00+01:00')
const startsOf = (single: { start: string }[]) => single.map((it) => it.start.slice(0, 10))

describe('what of a class can be chosen', () => {
  it('is the whole of it and each date, as it is sold', () => {
    const either = listChoices({ sold: 'either', dates }, morning)
    expect(either.isSeries).toBe(true)
    expect(startsOf(either.single)).toEqual(['2026-11-16', '2026-11-18', '2026-11-23'])
    expect(listChoices({ sold: 'series', dates }, morning)).toEqual({ isSeries: true, single: [] })
    expect(listChoices({ sold: 'date', dates }, morning).isSeries).toBe(false)
  })

  it('is only what is to come, and no date that was called off', () => {
    const begun = listChoices({ sold: 'either', dates }, evening)
    expect(begun.isSeries).toBe(false)
    expect(startsOf(begun.single)).toEqual(['2026-11-18', '2026-11-23'])
    const called = dates.map((it, index) => (index === 0 ? { ...it, cancelled: true as const } : it))
    expect(listChoices({ sold: 'either', dates: called }, evening).isSeries).toBe(true)
    const all = dates.map((it) => ({ ...it, cancelled: true as const }))
    expect(listChoices({ sold: 'either', dates: all }, morning)).toEqual({ isSeries: false, single: [] })
  })

  it('is at the kiosk the date of today, until it has begun', () => {
    expect(startsOf(listChoices({ sold: 'either', dates }, morning, '2026-11-16').single)).toEqual(['2026-11-16'])
    expect(listChoices({ sold: 'date', dates }, evening, '2026-11-16')).toEqual({ isSeries: false, single: [] })
  })
})

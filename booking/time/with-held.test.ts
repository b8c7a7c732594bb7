import { describe, expect, it } from 'vitest'
import { formatSlotId } from '#domain/availability/format-slot-id.ts'
import type { Slot } from '../booking-calls.ts'
import { withHeld } from './with-held.ts'

const held = (time: string) =>
  formatSlotId({ treatment: 'gp-consultation', clinic: 'vika', practitioner: 'rahul-menon', start: Date.parse(time) })
const shown = { treatment: 'gp-consultation', clinic: 'vika', date: '2026-11-17' }
const time = '2026-11-17T14:00:00+01:00'

describe('a held time', () => {
  it('stands among the free ones of its day, as the server would have written it', () => {
    expect(withHeld([], held(time), shown)).toMatchObject([{ id: held(time), start: time, part: 'afternoon' }])
    const summer = '2026-06-16T08:20:00+02:00'
    expect(withHeld([], held(summer), { ...shown, date: '2026-06-16' })).toMatchObject([
      { start: summer, part: 'morning' },
    ])
  })

  it('is not shown twice, nor on another day, at another clinic or among another person’s times', () => {
    const free = [{ id: held(time), start: time }] as Slot[]
    expect(withHeld(free, held(time), shown)).toBe(free)
    expect(withHeld([], held(time), { ...shown, date: '2026-11-18' })).toEqual([])
    expect(withHeld([], held(time), { ...shown, clinic: 'okern' })).toEqual([])
    expect(withHeld([], held(time), { ...shown, practitioner: 'emma-lindqvist' })).toEqual([])
    expect(withHeld([], undefined, shown)).toEqual([])
  })
})

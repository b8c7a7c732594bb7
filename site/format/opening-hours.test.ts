import { describe, expect, it } from 'vitest'
import { en } from '#messages/en.ts'
import { no } from '#messages/no.ts'
import { sv } from '#messages/sv.ts'
import { formatHours, groupDays, summarizeWeek } from './opening-hours.ts'

const long = [{ from: '08:00', to: '20:00' }]
const short = [{ from: '09:30', to: '14:00' }]
const split = [
  { from: '08:00', to: '12:00' },
  { from: '13:00', to: '16:00' },
]
/** As a reader sees it: hard spaces and word joiners do not show. */
const seen = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')

describe('opening hours', () => {
  it('stand together for days in a row', () => {
    expect(groupDays({ mon: long, tue: long, wed: long, thu: long, fri: short, sat: short })).toEqual([
      { from: 'mon', to: 'thu', hours: long },
      { from: 'fri', to: 'sat', hours: short },
    ])
  })

  it('stand apart when a closed day or other hours lie between', () => {
    expect(groupDays({ mon: long, wed: long, thu: short, fri: long })).toEqual([
      { from: 'mon', to: 'mon', hours: long },
      { from: 'wed', to: 'wed', hours: long },
      { from: 'thu', to: 'thu', hours: short },
      { from: 'fri', to: 'fri', hours: long },
    ])
    expect(groupDays({})).toEqual([])
  })

  it('fit on one line, in every language', () => {
    const week = { mon: long, tue: long, wed: split, sat: short }
    expect(seen(summarizeWeek(week, no.weekday))).toBe('man–tir 8–20, ons 8–12 + 13–16, lør 9:30–14')
    expect(seen(summarizeWeek(week, en.weekday))).toBe('Mon–Tue 8–20, Wed 8–12 + 13–16, Sat 9:30–14')
    expect(seen(summarizeWeek({ mon: long, tue: long, wed: long, thu: long }, sv.weekday))).toBe('mån–tors 8–20')
  })

  it('name every stretch of a day in a table', () => {
    expect(formatHours(split)).toBe('08:00–12:00, 13:00–16:00')
  })
})

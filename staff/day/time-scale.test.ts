import { expect, it } from 'vitest'
import type { Day, DayVisit } from '../visits/day.ts'
import { clockAt, divideColumn, hoursOf, minuteHeight, minutesOf } from './time-scale.ts'

const date = '2026-11-16'
const at = (clock: string) => `${date}T${clock}:00+01:00`

it('a time after midnight stands below the end of the day that it belongs to', () => {
  expect(minutesOf(at('08:40'), date)).toBe(520)
  expect(minutesOf('2026-11-17T00:30:00+01:00', date)).toBe(1470)
  expect(clockAt(1470)).toBe('00:30')
})

const column = {
  id: 'anna',
  name: 'Anna',
  profession: 'nurse',
  isAbsent: false,
  absences: [],
  lines: [],
  breaks: [{ start: at('12:00'), end: at('12:30') }],
  holds: [{ start: at('10:00'), end: at('10:20') }],
  shifts: [{ start: at('08:00'), end: at('12:00') }],
  bookings: [],
  taken: [
    { start: at('09:00'), end: at('09:20') },
    { start: at('10:00'), end: at('10:20') },
  ],
}

it('a colleague’s booking is taken, what somebody is about to book is held, the rest of the shift is free and the rest of the day off', () => {
  expect(divideColumn(column, date, { from: 8, to: 13 })).toEqual([
    { kind: 'free', start: 480, end: 540 },
    { kind: 'taken', start: 540, end: 560 },
    { kind: 'free', start: 560, end: 600 },
    { kind: 'held', start: 600, end: 620 },
    { kind: 'free', start: 620, end: 720 },
    { kind: 'break', start: 720, end: 750 },
    { kind: 'off', start: 750, end: 780 },
  ])
})

it('the time line has whole hours and leaves nothing out', () => {
  const day = {
    clinic: 'bislett',
    date,
    now: at('10:00'),
    exception: null,
    open: [{ start: at('08:30'), end: at('15:15') }],
    practitioners: [],
  }
  expect(hoursOf(day)).toEqual({ from: 8, to: 16 })
  const early = { ...column, shifts: [{ start: at('07:45'), end: at('12:00') }] }
  expect(hoursOf({ ...day, practitioners: [early] })).toEqual({ from: 7, to: 16 })
})

it('the shortest booking is tall enough for a finger, and an empty day is not taller than it needs to be', () => {
  const visit = { start: at('08:00'), end: at('08:10') } as DayVisit
  const day: Day = {
    clinic: 'bislett',
    date,
    now: at('10:00'),
    open: [],
    exception: null,
    practitioners: [{ ...column, bookings: [visit] }],
  }
  expect(10 * minuteHeight(day)).toBeGreaterThanOrEqual(26)
  expect(minuteHeight({ ...day, practitioners: [column] })).toBe(2)
})

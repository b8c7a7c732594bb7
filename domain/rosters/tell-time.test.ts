import { expect, it } from 'vitest'
import { findTellTime } from './tell-time.ts'

it.each([
  ['at once by day', '2026-11-10T14:00', '2026-11-20T09:00', '2026-11-10T14:00'],
  ['in the morning of what is changed in the evening', '2026-11-10T21:00', '2026-11-11T11:00', '2026-11-11T08:00'],
  ['in the morning of what is changed at night', '2026-11-11T03:00', '2026-11-12T09:00', '2026-11-11T08:00'],
  ['at night if the morning is too late', '2026-11-10T22:30', '2026-11-11T08:15', '2026-11-10T22:30'],
  ['at once before an early start', '2026-11-11T06:10', '2026-11-11T09:00', '2026-11-11T06:10'],
])('tells %s', (_, now, start, told) => {
  const zone = 'Europe/Oslo'
  const at = (text: string) => Temporal.PlainDateTime.from(text).toZonedDateTime(zone).toInstant()
  expect(findTellTime(at(now), at(start), zone).toString()).toBe(at(told).toString())
})

import { expect, it } from 'vitest'
import { clinicDay } from './clinic-day.ts'

it.each(['0000-01-01', '0001-01-01', '1999-12-31', '2100-01-01', '9999-12-31', '2026-02-30', '2026-11-9', ''])(
  'nobody at a clinic means the day %j',
  (day) => {
    expect(clinicDay.safeParse(day).success).toBe(false)
  },
)

it.each(['2000-01-01', '2024-02-29', '2026-11-09', '2099-12-31'])('%s is a day', (day) => {
  expect(clinicDay.safeParse(day).success).toBe(true)
})

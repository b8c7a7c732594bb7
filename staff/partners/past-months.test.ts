import { expect, it } from 'vitest'
import { pastMonths } from './past-months.ts'

it('begins with the month before, also at the turn of the year', () => {
  expect(pastMonths('2026-11-16', 3)).toEqual(['2026-10', '2026-09', '2026-08'])
  expect(pastMonths('2026-01-31', 2)).toEqual(['2025-12', '2025-11'])
})

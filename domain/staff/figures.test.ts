import { expect, it } from 'vitest'
import { noFigures, writeFiguresCsv } from './figures.ts'

it('a spreadsheet gets a row for each week and line, and runs no formula', () => {
  const line = { ...noFigures, line: 'evil', booked: 3, leadHours: 12 }
  const week = {
    week: '2026-11-09',
    all: { ...noFigures, booked: 3 },
    workMinutes: 600,
    freeMinutes: 480,
    lines: [line],
  }
  const [, all, one] = writeFiguresCsv([week], new Map([['evil', '=HYPERLINK("x")']])).split('\r\n')
  expect(all).toBe('2026-11-09;;3;0;0;;;;600;480')
  expect(one).toBe(`2026-11-09;"'=HYPERLINK(""x"")";3;0;0;12;;;;`)
})

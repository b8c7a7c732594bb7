import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCsv, unquoteFormula, writeStandardCsv } from './csv.ts'

describe('CSV', () => {
  it('holds no text that a spreadsheet would run as a formula, in any width', () => {
    for (const sign of ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠']) {
      expect(writeStandardCsv([[`${sign}1+1`]])).toMatch(/^"?'/)
    }
    expect(writeStandardCsv([[-150]])).toBe('-150\r\n')
  })

  it('is read as it was written', () => {
    const texts = fc.array(fc.string({ unit: fc.constantFrom(...'=＝\'";,\t\r\n a1') }), { minLength: 1 })
    fc.assert(
      fc.property(texts, (fields) => {
        const [, record] = readCsv(
          writeStandardCsv([
            ['first', 'second'],
            ['x', ...fields],
          ]),
        )
        expect(record!.fields.slice(1).map(unquoteFormula)).toEqual(fields)
      }),
    )
  })
})

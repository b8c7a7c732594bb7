import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CostCenterUse, fewestPeople, makeStatement } from './statement.ts'

const use = (costCenter: string | null, people: number, amount = 645 * people): CostCenterUse => ({
  ...{ costCenter, visits: people, people, amount },
})

describe('the monthly statement of an employer', () => {
  it('tells visits and amounts by cost centre', () => {
    expect(makeStatement([use('4200', 6), use('4300', 5)])).toEqual({
      lines: [
        { costCenter: '4200', visits: 6, amount: 3870 },
        { costCenter: '4300', visits: 5, amount: 3225 },
      ],
      total: { visits: 11, amount: 7095 },
    })
  })

  it('withholds an amount that would tell what one of a few people booked, and the total beside it', () => {
    expect(makeStatement([use('4200', 6), use('4300', 1, 745)])).toMatchObject({
      lines: [{ amount: 3870 }, { costCenter: '4300', visits: 1, amount: null }],
      total: { visits: 7, amount: null },
    })
  })

  it('does not repeat a name that was typed as a cost centre', () => {
    const { lines } = makeStatement([use('KARI NORDMANN', 1), use('SALG', 7), use(null, 2)])
    expect(lines).toEqual([
      { costCenter: 'SALG', visits: 7, amount: 4515 },
      { costCenter: null, visits: 3, amount: null },
    ])
  })

  it('repeats of a few people only what can be no name, phone or identity number', () => {
    const named = (costCenter: string) => makeStatement([use(costCenter, 1)]).lines[0]!.costCenter === costCenter
    expect(['4200', 'K-42', 'NO 4200', '1.2/300'].filter((it) => !named(it))).toEqual([])
    const telling = ['KARI NORDMANN 4200', '4200/OLA', 'LEGE FOR 4200', '+47 912 34 567', '91234567', '01.01.1980']
    expect([...telling, '01018012345', 'SALG', '–'].filter(named)).toEqual([])
    expect(makeStatement([use('SALG 2', 5)]).lines).toEqual([{ costCenter: 'SALG 2', visits: 5, amount: 3225 }])
  })

  it('is empty for a month without visits', () => {
    expect(makeStatement([])).toEqual({ lines: [], total: { visits: 0, amount: 0 } })
  })

  it('counts every visit once and tells no amount of a few people, whatever was booked', () => {
    const anyUse = fc
      .record({
        costCenter: fc.option(fc.constantFrom('4200', 'K-1', 'SALG', 'OLA', '7')),
        people: fc.integer({ min: 1, max: 9 }),
        more: fc.nat(5),
        amount: fc.nat(9000),
      })
      .map(({ more, ...it }) => ({ ...it, visits: it.people + more }))
    fc.assert(
      fc.property(fc.uniqueArray(anyUse, { selector: (it) => it.costCenter }), (uses) => {
        const { lines, total } = makeStatement(uses)
        expect(lines.reduce((sum, it) => sum + it.visits, 0)).toBe(uses.reduce((sum, it) => sum + it.visits, 0))
        expect(total.visits).toBe(uses.reduce((sum, it) => sum + it.visits, 0))
        for (const { costCenter, amount } of lines) {
          const behind = uses.find((it) => it.costCenter === costCenter)
          if (costCenter !== null && behind!.people < fewestPeople) expect([amount, total.amount]).toEqual([null, null])
        }
      }),
    )
  })
})

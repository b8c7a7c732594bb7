import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judgeMole, moleSigns } from './mole.ts'

// Kreftforeningen, Føflekkreft, and NHS, Melanoma skin cancer, Symptoms: the ABCDE rule. One sign is enough to show the mole
// to a doctor; change is the most important one. The mole that looks different from the others ('ugly duckling'): Grob and
// Bonerandi, The 'ugly duckling' sign, Arch Dermatol 1998.
describe('the mole check', () => {
  it('asks to keep watching when nothing is seen', () => expect(judgeMole([])).toBe('watch'))

  it('asks to show it when one thing about its looks is odd', () => {
    expect(judgeMole(['asymmetry'])).toBe('show')
    expect(judgeMole(['diameter'])).toBe('show')
  })

  it('asks to show it soon when it changes, bleeds, stands out, or has two signs', () => {
    expect(judgeMole(['evolution'])).toBe('soon')
    expect(judgeMole(['bleeding'])).toBe('soon')
    expect(judgeMole(['different'])).toBe('soon')
    expect(judgeMole(['border', 'colour'])).toBe('soon')
  })

  it('never sends a mole with any sign home, and never says less because more is seen', () => {
    const order = ['watch', 'show', 'soon']
    const some = fc.subarray([...moleSigns])
    fc.assert(
      fc.property(some, some, (seen, more) => {
        const both = moleSigns.filter((sign) => seen.includes(sign) || more.includes(sign))
        if (seen.length > 0) expect(judgeMole(seen)).not.toBe('watch')
        expect(order.indexOf(judgeMole(both))).toBeGreaterThanOrEqual(order.indexOf(judgeMole(seen)))
      }),
    )
  })
})

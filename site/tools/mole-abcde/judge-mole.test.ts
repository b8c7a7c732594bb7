import { describe, expect, it } from 'vitest'
import { judgeMole } from './judge-mole.ts'

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
})

import { describe, expect, it } from 'vitest'
import { en } from './en.ts'
import { no } from './no.ts'
import { formatNumber, formatPrice, formatPriceFrom } from './prices.ts'

const thin = '\u202f'
const hard = '\u00a0'

describe('a price', () => {
  it('is set with a thin space between thousands and stays on one line', () => {
    expect(formatPrice(1390, no)).toBe(`1${thin}390${hard}kr`)
    expect(formatPrice(1390, en)).toBe(`NOK${hard}1${thin}390`)
    expect(formatPrice(795, no)).toBe(`795${hard}kr`)
    expect(formatPriceFrom(1690, en)).toBe(`From NOK${hard}1${thin}690`)
  })

  it('is no number where a partner pays or where it depends', () => {
    expect(formatPrice(0, en)).toBe('Covered by the agreement')
    expect(formatPrice(null, no)).toBe('Avhenger av hva som blir gjort')
  })
})

it('groups a number by three digits from the right', () => {
  expect([7, 150, 1000, 12345, 1234567].map(formatNumber)).toEqual([
    '7',
    '150',
    `1${thin}000`,
    `12${thin}345`,
    `1${thin}234${thin}567`,
  ])
})

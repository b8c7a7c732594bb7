import { describe, expect, it } from 'vitest'
import { en } from './en.ts'
import { messagesFor } from './messages.ts'
import { no } from './no.ts'
import { formatAmount, formatPrice, formatPriceFrom } from './prices.ts'

const thin = '\u202f'
const hard = '\u00a0'

describe('a price', () => {
  it('is set with a thin space between thousands, in English with a comma, and stays on one line', () => {
    expect(formatPrice(1390, no)).toBe(`1${thin}390${hard}kr`)
    expect(formatPrice(1390, messagesFor('no', 'sweden'))).toBe(`1${thin}390${hard}kr`)
    expect(formatPrice(1390, en)).toBe(`NOK${hard}1,390`)
    expect(formatPrice(1390, messagesFor('en', 'sweden'))).toBe(`SEK${hard}1,390`)
    expect(formatPrice(795, no)).toBe(`795${hard}kr`)
    expect(formatPriceFrom(1690, en)).toBe(`From NOK${hard}1,690`)
  })

  it('is no number where a partner pays or where it depends', () => {
    expect(formatPrice(0, en)).toBe('Covered by the agreement')
    expect(formatPrice(null, no)).toBe('Avhenger av hva som blir gjort')
  })
})

it('groups an amount by three digits from the right', () => {
  const grouped = (words: typeof no | typeof en) => [7, 150, 1000, 12345, 1234567].map((it) => formatAmount(it, words))
  expect(grouped(no)).toEqual(['7', '150', `1${thin}000`, `12${thin}345`, `1${thin}234${thin}567`])
  expect(grouped(en)).toEqual(['7', '150', '1,000', '12,345', '1,234,567'])
})

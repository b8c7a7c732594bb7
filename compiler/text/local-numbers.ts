import { type Country, defaultCountry } from '#domain/market/locale.ts'
import { type Market, markets } from '#domain/market/market.ts'

const numbers = ['emergencyNumber', 'urgentNumber', 'crisisNumber', 'poisonNumber'] as const satisfies (keyof Market)[]

/**
 * Pages are written with the numbers that Norwegians call. In another country they do not answer, so its own numbers are
 * told instead, whatever language the page is in; also in the address of a link.
 */
export function createLocalNumbers(country: Country): (text: string) => string {
  if (country === defaultCountry) return (text) => text
  const [written, own] = [markets[defaultCountry], markets[country]]
  const spaced = (number: string) => number.replaceAll(' ', '[ \\u00a0]?')
  const pattern = new RegExp(
    `(?<![\\d.,])(?:${numbers.map((name) => spaced(written[name])).join('|')})(?!\\d| \\d\\d\\b)`,
    'g',
  )
  const digits = (text: string) => text.replace(/\D/g, '')
  const ownOf = new Map(numbers.map((name) => [digits(written[name]), own[name]]))
  return (text) => text.replace(pattern, (number) => ownOf.get(digits(number))!)
}

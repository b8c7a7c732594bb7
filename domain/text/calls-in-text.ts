import { type Country, countries } from '../market/locale.ts'
import { type Market, markets, telephoneLink } from '../market/market.ts'

/** A stretch of running text; `call`: it is a number to call, as a tel: address. */
export interface TextPart {
  text: string
  call?: string
}

const numbersIn = ({
  emergencyNumber,
  urgentNumber,
  crisisNumber,
  violenceNumber,
  policeNumber,
  poisonNumber,
}: Market) => [...new Set([poisonNumber, violenceNumber, urgentNumber, crisisNumber, emergencyNumber, policeNumber])]

/** The verb belongs to the link, so that a screen reader's list of links says 'Call 113'. */
const patternOf = (market: Market) =>
  new RegExp(
    `(?<![\\d.,:/\\p{L}]|\\d[ \\u00a0])(?:(?:call|phone|ring)[ \\u00a0])?(${numbersIn(market)
      .map((number) => number.replaceAll(' ', '[ \\u00a0]?'))
      .join('|')})(?![\\d%]|[.,:/]\\w|[ \\u00a0](?:\\d\\d\\b|kr\\b))`,
    'giu',
  )

const patterns = new Map(countries.map((country) => [country, patternOf(markets[country])]))

/** Splits text at the numbers that people of a country call for help, so that a tap calls them. */
export function splitCalls(text: string, country: Country): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(patterns.get(country)!)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index) })
    parts.push({ text: match[0], call: telephoneLink(match[1]!) })
    end = match.index + match[0].length
  }
  if (end < text.length || parts.length === 0) parts.push({ text: text.slice(end) })
  return parts
}

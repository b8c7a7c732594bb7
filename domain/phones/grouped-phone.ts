import { marketFormats } from '#domain/market/market-formats.ts'
import { stripPhone } from '#domain/phones/phone-format.ts'

const groupings = Object.values(marketFormats).flatMap(({ phoneGroups }) => phoneGroups)

/** A number in groups, '+47 912 34 567', however it was typed: as in its country where it is one of our markets, else by threes. What is no number with a country code stays as it was typed. */
export function formatPhone(typed: string): string {
  const phone = stripPhone(typed).replace(/^00/, '+')
  for (const grouping of groupings) {
    const groups = grouping.exec(phone)
    if (groups) return groups.slice(1).join(' ')
  }
  const [, code, rest] = /^(\+\d\d)(\d+)$/.exec(phone) ?? []
  return code && rest ? `${code} ${rest.match(/\d{1,3}/g)!.join(' ')}` : typed
}

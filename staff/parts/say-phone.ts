import { marketFormats } from '#domain/market/market-formats.ts'
import { stripPhone } from '#domain/phones/phone-format.ts'

const groupings = Object.values(marketFormats).flatMap(({ phoneGroups }) => phoneGroups)

/** '+47 912 34 567', as the number is read out to whoever calls it: in its country's groups, elsewhere by threes, and without a country code as it was typed. */
export function sayPhone(phone: string): string {
  const digits = stripPhone(phone)
  const ours = groupings
    .find((it) => it.test(digits))
    ?.exec(digits)
    ?.slice(1)
  const groups = ours ?? (/^\+\d+$/.test(digits) ? digits.match(/^\+\d{2}|\d{1,3}/g) : null)
  return groups?.join(' ') ?? phone
}

import { stripPhone } from '#domain/phones/phone-format.ts'

/** How mobile numbers are said in a country: '+47 912 34 567', '+46 70 123 45 67'. */
const groupings = [
  /^(\+47)([235-8]\d)(\d{2})(\d{2})(\d{2})$/,
  /^(\+47)(\d{3})(\d{2})(\d{3})$/,
  /^(\+46)(7\d)(\d{3})(\d{2})(\d{2})$/,
]

/** A number in groups, however it was typed: as in its country where it is one of our markets, else by threes. */
export function formatPhone(typed: string): string {
  const phone = stripPhone(typed).replace(/^00/, '+')
  for (const grouping of groupings) {
    const groups = grouping.exec(phone)
    if (groups) return groups.slice(1).join(' ')
  }
  return phone.replace(
    /^(\+\d\d)(\d+)$/,
    (_, code: string, rest: string) => `${code} ${rest.match(/\d{1,3}/g)!.join(' ')}`,
  )
}

import type { PartialLimit } from '#database/limits.ts'
import { markets } from '#domain/market/market.ts'

const hour = 3600

/** Calling codes of the countries we are in. */
const homeCodes = new Set(Object.values(markets).map(({ callingCode }) => callingCode.slice(1)))

/** On all messages to a foreign country, codes and those about bookings together; none for the countries we are in. */
export function countryLimits(callingCode: string, network: string): (PartialLimit & { tight: number })[] {
  if (homeCodes.has(callingCode)) return []
  const country = `code-country:${callingCode}`
  return [
    { key: `${country}:${network}`, max: 20, tight: 5, seconds: hour, share: { of: country, part: 4 } },
    { key: country, max: 100, tight: 25, seconds: hour },
  ]
}

import type { CodeLimits, TryRequest } from '#database/verifications.ts'
import { resendSeconds } from '#domain/booking-times.ts'
import type { Secrets } from './secrets.ts'
import { sourceKeys } from './source-keys.ts'
import type { Visitor } from './visitor.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Who asks for a code, and where it would go. */
export interface CodeRequest {
  phoneHash: string
  /** Such as '47'. */
  callingCode: string
  address: string
  visitor: Pick<Visitor, 'name' | 'hasCookie'>
}

/** Calling codes of the countries we are in. */
const homeCodes = new Set(['47', '46'])

/** Limits on sending codes; docs/operations.md has them as a table, with the reasons. */
export function codeLimits(secrets: Secrets, { phoneHash, callingCode, address, visitor }: CodeRequest): CodeLimits {
  const from = sourceKeys(secrets, address)
  const phone = `code-phone:${phoneHash}`
  const country = `code-country:${callingCode}`
  return {
    asked: [
      { key: `${phone}:${visitor.name}`, max: 1, seconds: resendSeconds },
      { key: `${phone}:${visitor.name}`, max: 3, seconds: 10 * minute },
      { key: `${phone}:${visitor.name}`, max: 8, seconds: day },
      visitor.hasCookie
        ? { key: `code-visitor:${visitor.name}`, max: 40, tight: 10, seconds: hour }
        : { key: `code-bare:${from.address}`, max: 20, tight: 5, seconds: hour },
      { key: `code-address:${from.address}`, max: 120, tight: 30, seconds: hour },
      ...(from.site ? [{ key: `code-site:${from.site}`, max: 150, tight: 40, seconds: hour }] : []),
      { key: `code-network:${from.network}`, max: 300, tight: 60, seconds: hour },
      ...(homeCodes.has(callingCode)
        ? []
        : [
            { key: `${country}:${from.network}`, max: 20, tight: 5, seconds: hour, share: { of: country, part: 4 } },
            { key: country, max: 100, tight: 25, seconds: hour },
          ]),
    ],
    // Eight minutes and not ten, so that a phone that has had enough has a code that is good for two more.
    phone: [
      { key: `${phone}:${from.network}`, max: 1, seconds: resendSeconds },
      { key: `${phone}:${from.network}`, max: 3, seconds: 8 * minute },
      { key: `${phone}:${from.network}`, max: 8, seconds: day },
      { key: phone, max: 6, seconds: 8 * minute },
      { key: phone, max: 20, seconds: day },
    ],
    tries: tryLimits(secrets, address).map(({ suffix, ...limit }) => ({
      key: `try-phone:${phoneHash}${suffix}`,
      ...limit,
    })),
    reserve: [
      { key: `${phone}:reserve:${from.network}`, max: 2, seconds: day },
      { key: `${phone}:reserve`, max: 12, seconds: day },
    ],
  }
}

/** Tries at one code, and how many of them strangers who guess at other codes of the same phone cannot use up. */
export const triesPerCode = { max: 5, sure: 3 }

/** Tries at all codes of a phone: from one network, and wider than that from everywhere. */
export function tryLimits(secrets: Secrets, address: string): TryRequest['limits'] {
  const { network } = sourceKeys(secrets, address)
  return [
    { suffix: `:${network}`, max: 15, seconds: hour },
    { suffix: `:${network}`, max: 30, seconds: day },
    { suffix: '', max: 100, seconds: day },
  ]
}

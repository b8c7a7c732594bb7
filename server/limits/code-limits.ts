import type { CodeLimits, TryRequest } from '#database/verifications.ts'
import { resendSeconds } from '#domain/booking/booking-limits.ts'
import type { Source } from '../http/addresses.ts'
import type { Visitor } from '../http/visitor.ts'
import type { Secrets } from '../identity/secrets.ts'
import { countryLimits } from './country-limits.ts'
import { type Caller, sourceKeys } from './source-keys.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Who requests a code, and which phone would receive it. */
export interface CodeRequest {
  phoneHash: string
  /** Such as '47'. */
  callingCode: string
  caller: Caller
  visitor: Pick<Visitor, 'name' | 'hasCookie'>
}

/** Limits on sending codes; docs/operations.md has them as a table, with the reasons. */
export function codeLimits(secrets: Secrets, { phoneHash, callingCode, caller, visitor }: CodeRequest): CodeLimits {
  const from = sourceKeys(secrets, caller)
  const phone = `code-phone:${phoneHash}`
  return {
    asked: [
      { key: `${phone}:${visitor.name}`, max: 1, seconds: resendSeconds },
      { key: `${phone}:${visitor.name}`, max: 3, seconds: 10 * minute },
      { key: `${phone}:${visitor.name}`, max: 8, seconds: day },
      ...(typeof caller === 'string'
        ? strangerLimits(from, visitor)
        : // One visitor a minute. Strangers cannot use a kiosk, so it is not slowed down with them.
          [{ key: `code-kiosk:${from.address}`, max: 60, seconds: hour }]),
      ...countryLimits(callingCode, from.network),
    ],
    // Eight minutes and not ten, so that a phone that has had enough has a code that is good for two more.
    phone: [
      { key: `${phone}:${from.network}`, max: 1, seconds: resendSeconds },
      { key: `${phone}:${from.network}`, max: 3, seconds: 8 * minute },
      { key: `${phone}:${from.network}`, max: 8, seconds: day },
      { key: phone, max: 6, seconds: 8 * minute },
      { key: phone, max: 10, seconds: day },
    ],
    refill: [{ key: phone, max: 1, seconds: 3 * hour }],
    tries: tryLimits(secrets, caller).map(({ suffix, share, ...limit }) => ({
      key: tryKey(phoneHash, suffix),
      ...limit,
      ...(share ? { share: { of: tryKey(phoneHash, share.of), part: share.part } } : {}),
    })),
    reserve: [
      { key: `${phone}:reserve:${from.network}`, max: 2, seconds: day },
      { key: `${phone}:reserve`, max: 4, seconds: day },
    ],
  }
}

/** As spend-try.sql counts tries. */
function tryKey(phoneHash: string, suffix: string): string {
  return `try-phone:${phoneHash}${suffix}`
}

/** What anonymous visitors may request, from narrow to wide. */
function strangerLimits(from: Source, visitor: CodeRequest['visitor']): CodeLimits['asked'] {
  return [
    visitor.hasCookie
      ? { key: `code-visitor:${visitor.name}`, max: 40, tight: 10, seconds: hour }
      : { key: `code-bare:${from.address}`, max: 20, tight: 5, seconds: hour },
    { key: `code-address:${from.address}`, max: 120, tight: 30, seconds: hour },
    ...(from.site ? [{ key: `code-site:${from.site}`, max: 150, tight: 40, seconds: hour }] : []),
    { key: `code-network:${from.network}`, max: 300, tight: 60, seconds: hour },
  ]
}

/** Tries at one code, and how many of them are reserved: strangers guessing at other codes of the phone cannot use them up. */
export const triesPerCode = { max: 5, sure: 3 }

/**
 * Tries at all codes of a phone, beyond the reserved ones: from one network, and from all together. A network gets at most a quarter of what
 * is left for all, so that those who guess leave some for the owner, however many networks they have.
 */
export function tryLimits(secrets: Secrets, caller: Caller): TryRequest['limits'] {
  const { network } = sourceKeys(secrets, caller)
  return [
    { suffix: `:${network}`, max: 15, seconds: hour },
    { suffix: `:${network}`, max: 30, seconds: day, share: { of: '', part: 4 } },
    { suffix: '', max: 100, seconds: day },
  ]
}

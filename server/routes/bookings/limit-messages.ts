import { messageLimits } from '../../limits/message-limits.ts'
import type { Caller } from '../../limits/source-keys.ts'
import type { Service } from '../../service.ts'

/** The limits on messages about a booking that a caller causes. */
export async function limitMessages({ secrets, phones }: Service, phone: string, caller: Caller) {
  const { callingCodeOf } = await phones()
  return messageLimits(secrets, { phone, callingCode: callingCodeOf(phone), caller })
}

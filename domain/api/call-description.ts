import type * as z from 'zod/v4/core'
import type { ProblemCode } from './problems.ts'

/** The sections of the API's documentation. */
export const tags = {
  catalogue: 'What can be booked, where and with whom',
  times: 'Free times, and holding one',
  bookings: 'Proving a phone, booking, moving and cancelling',
  orders: 'Tests at home: ordering, following and cancelling',
  kiosk: 'Tablets in the clinics’ waiting rooms',
  staff: 'The console of those who work at the clinics',
  site: 'What pages send besides bookings',
  operation: 'For those who run the service',
} as const

/** One call of the API, in the shape that the server registers it with. Its key in `calls` is method and path. */
export interface CallDescription {
  /** A name for generated clients. */
  readonly operationId: string
  readonly tags: readonly (keyof typeof tags)[]
  readonly summary: string
  readonly description?: string
  /** Which of the document's security schemes it needs; an empty one means that it also works without. */
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[]
  readonly params?: z.$ZodType
  readonly querystring?: z.$ZodType
  readonly headers?: z.$ZodType
  readonly body?: z.$ZodType
  /** By status. */
  readonly response: Readonly<Record<number, z.$ZodType>>
  /** Problems specific to this call, besides those shared by similar calls (see common-problems.ts). */
  readonly problems?: readonly ProblemCode[]
}

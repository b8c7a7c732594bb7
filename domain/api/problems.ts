/** Apart from the statuses, which browsers do not need. */
export const problemCodes = [
  'timeout',
  'phone-format',
  'invalid-phone',
  'phone-country',
  'provider-failure',
  'slot-taken',
  'rate-limited',
  'invalid-code',
  'code-expired',
  'code-exhausted',
  'too-many-appointments',
  'too-many-places',
  'too-many-orders',
  'already-waiting',
  'too-many-entries',
  'group-full',
  'offer-gone',
  'no-times',
  'validation',
  'not-found',
  'unknown',
  'idempotency-mismatch',
  'too-late',
  'visit-order',
  'package-ended',
  'too-early',
  'other-clinic',
  'already-arrived',
  'cancelled',
  'other-state',
  'bad-request',
  'cross-site',
  'unauthenticated',
  'sign-in-again',
  'forbidden',
  'method-not-allowed',
  'misdirected',
  'too-large',
  'unsupported-media-type',
  'unavailable',
] as const
export type ProblemCode = (typeof problemCodes)[number]

/**
 * Everything that can go wrong for a caller of the API, with its HTTP status. The first ones are the contract's;
 * the words of each are in messages/.
 */
export const problemStatus = {
  timeout: 504,
  'phone-format': 422,
  'invalid-phone': 422,
  /** We send no codes to that country. */
  'phone-country': 422,
  'provider-failure': 502,
  'slot-taken': 409,
  'rate-limited': 429,
  'invalid-code': 422,
  /** The code is too old: a new one must be requested. */
  'code-expired': 422,
  /** Five wrong tries at one code: a new one must be requested. */
  'code-exhausted': 422,
  /** The phone already has the maximum of upcoming appointments that can be booked online. */
  'too-many-appointments': 409,
  /** The phone already has as many places of the group as one person needs. */
  'too-many-places': 409,
  /** The phone has as many orders as samples can be taken, and none is handed in yet. */
  'too-many-orders': 409,
  /** Somebody else of the phone waits for the same treatment. */
  'already-waiting': 409,
  /** The phone has as many entries of the waiting list as one may have. */
  'too-many-entries': 409,
  /** No place is left in a class or course, or it has begun. */
  'group-full': 409,
  /** What was offered to a patient has expired, was taken or is no longer worked. */
  'offer-gone': 409,
  /** Nothing is free that could be offered in place of a booking's time. */
  'no-times': 409,
  validation: 422,
  'not-found': 404,
  unknown: 500,
  /** The same idempotency key was used with another body. */
  'idempotency-mismatch': 422,
  /** Too close to the start to cancel or move. */
  'too-late': 409,
  /** A visit of a package too soon after the one before, too close to the next one, or after the package has ended. */
  'visit-order': 409,
  /** All visits of the package have a time, or it was cancelled. */
  'package-ended': 409,
  /** A check-in long before the time, at another clinic, a second time, or for a cancelled booking. */
  'too-early': 409,
  'other-clinic': 409,
  'already-arrived': 409,
  cancelled: 409,
  /** Somebody else has changed it since it was seen, or it cannot become this. */
  'other-state': 409,
  /** The body is not JSON, or a header is missing. */
  'bad-request': 400,
  /** A cross-site request. */
  'cross-site': 403,
  /** Staff without a session. */
  unauthenticated: 401,
  /** Staff whose sign-in is too long ago for this. */
  'sign-in-again': 401,
  /** Only a registered kiosk may do it, or staff with another role or of another clinic. */
  forbidden: 403,
  'method-not-allowed': 405,
  /** Meant for a host that is not this site. */
  misdirected: 421,
  'too-large': 413,
  'unsupported-media-type': 415,
  /** The database does not answer; worth retrying. */
  unavailable: 503,
} as const satisfies Record<ProblemCode, number>

/** The problem's `type` (RFC 9457): a URN rather than a URL, so that it does not depend on the site's address. */
export function problemType(code: ProblemCode): string {
  return `urn:problem-type:innom:${code}`
}

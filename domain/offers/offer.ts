/** Why a patient is offered other times: the practitioner is away, or a time has become free that was waited for. */
export const offerReasons = ['absence', 'freed-time'] as const
export type OfferReason = (typeof offerReasons)[number]

/** What becomes of an offer. One that is stored as `open` is expired once its end has passed. */
export const offerStates = ['open', 'taken', 'declined', 'withdrawn', 'expired'] as const
export type OfferState = (typeof offerStates)[number]

/** How long the times of an offer are held: until somebody has read the message and asked at home. */
export const offerHours = 2

/** How many times are held for one patient. */
export const timesOffered = 3

/** What an offer is at a moment. */
export function offerStateAt({ state, expiresAt }: { state: OfferState; expiresAt: number }, now: number): OfferState {
  return state === 'open' && expiresAt <= now ? 'expired' : state
}

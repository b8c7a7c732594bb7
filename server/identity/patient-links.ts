import type { Facts } from '#domain/facts/facts.ts'
import type { Locale } from '#domain/market/locale.ts'
import type { Config } from '../settings/config.ts'
import { bookingToken, manageLink } from './booking-token.ts'
import { offerToken } from './offer-token.ts'
import { orderToken } from './order-token.ts'
import { hashToken, type Secrets } from './secrets.ts'
import { visitQuestionToken } from './visit-question-token.ts'
import { waitingToken } from './waiting-token.ts'

interface Owned {
  reference: string
  tokenHash: string
}

/** Where patients see what is theirs. Null for what was made under another secret: its token is not known. */
export function createPatientLinks({
  config,
  facts,
  secrets,
}: {
  config: Pick<Config, 'SITE_URL'>
  facts: () => Pick<Facts, 'paths'>
  secrets: Secrets
}) {
  const link = ({ reference, tokenHash }: Owned, token: string, path: string) =>
    hashToken(token) === tokenHash ? manageLink(config.SITE_URL + path, reference, token) : null
  return {
    ofBooking: (booking: Owned, locale: Locale) =>
      link(booking, bookingToken(secrets, booking.reference), facts().paths.manage[locale]),
    ofOffer: ({ id, tokenHash }: { id: string; tokenHash: string }, locale: Locale) =>
      link({ reference: id, tokenHash }, offerToken(secrets, id), facts().paths.offer[locale]),
    ofEntry: ({ id, tokenHash }: { id: string; tokenHash: string }, locale: Locale) =>
      link({ reference: id, tokenHash }, waitingToken(secrets, id), facts().paths.waiting[locale]),
    ofVisitQuestion: (reference: string, locale: Locale) =>
      manageLink(
        config.SITE_URL + facts().paths.visitQuestion[locale],
        reference,
        visitQuestionToken(secrets, reference),
      ),
    ofOrder: (order: Owned, locale: Locale) =>
      link(order, orderToken(secrets, order.reference), facts().paths.order[locale]),
  }
}
export type PatientLinks = ReturnType<typeof createPatientLinks>

import type { Booking } from '#database/bookings/bookings.ts'
import type { Limit, MessageLimit, PartialLimit } from '#database/limits.ts'
import { appointmentsPerPhone, placesPerPhone } from '#domain/booking/booking-limits.ts'
import type { PostalAddress } from '#domain/orders/check-order.ts'
import { openOrdersPerPhone } from '#domain/orders/order-limits.ts'
import type { Secrets } from '../identity/secrets.ts'
import type { ProvedPhone } from '../identity/verified-phone.ts'
import { phoneMessageLimit } from './message-limits.ts'
import { type Caller, sourceKeys } from './source-keys.ts'

const tenMinutes = 600
const hour = 3600
const day = 24 * hour

/** What one person may book. */
export const bookingLimits = {
  /** Bookings with one verification of a phone. */
  perVerification: 4,
  perPhone: appointmentsPerPhone,
  perRun: placesPerPhone,
} as const

/** What one person may order. A verification counts its orders and bookings together. */
export const orderLimits = {
  perVerification: bookingLimits.perVerification,
  perPhone: openOrdersPerPhone,
} as const

/** Tests sent to one address in a day, whoever orders them: nobody can fill somebody else's letter box, nor with dots and spaces in other places. */
export function addressLimit(secrets: Secrets, address: PostalAddress): MessageLimit {
  const plain = (text: string) =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]/gu, '')
  const home = [address.street, address.postcode].map(plain).join('\n')
  return { key: `order-home:${secrets.hash('home', home)}`, max: 4, seconds: day, first: 'judged' }
}

/** Moves of one booking in any 24 hours: plans change once or twice. */
export const movesADay = 5

/** Offers of other times to a patient, each of which is an SMS: the clinic tries again when one has expired, and then calls. */
export function offerLimits(secrets: Secrets, { reference, patient }: Pick<Booking, 'reference' | 'patient'>): Limit[] {
  const phone = phoneMessageLimit(secrets.hash('phone', patient.phone))
  return [{ key: `offer-booking:${reference}`, max: 4, seconds: day }, phone]
}

/** A clinic's whole waiting room may share one address; this stops scripts that hold times in a loop. */
export function holdLimits(secrets: Secrets, caller: Caller): Limit[] {
  return sourceLimits(secrets, 'hold', caller, { address: 60, site: 90, network: 180, seconds: tenMinutes })
}

/** Extending and releasing holds where another system keeps the times and is asked each time: a few for each hold. */
export function holdChangeLimits(secrets: Secrets, caller: Caller): Limit[] {
  return sourceLimits(secrets, 'hold-change', caller, { address: 180, site: 270, network: 540, seconds: tenMinutes })
}

/** Live holds at a time, by source. A caller without cookies gets as many per address as a visitor: two, or those of people who come together. */
export function liveHoldLimits(
  secrets: Secrets,
  caller: Caller,
  { hasCookie, perVisitor }: { hasCookie: boolean; perVisitor: number },
): { key: string; max: number }[] {
  const keys = sourceKeys(secrets, caller)
  return [
    ...(hasCookie ? [] : [{ key: `bare:${keys.address}`, max: perVisitor }]),
    { key: `address:${keys.address}`, max: 20 },
    ...(keys.site ? [{ key: `site:${keys.site}`, max: 30 }] : []),
    { key: `network:${keys.network}`, max: 60 },
  ]
}

/** Keys of unfinished bookings: one or two for each booking, one for each reload, and a waiting room may share an address. */
export function draftKeyLimits(secrets: Secrets, address: string): Limit[] {
  return sourceLimits(secrets, 'draft-key', address, { address: 120, site: 180, network: 360, seconds: tenMinutes })
}

/** Links to bookings, by SMS once more: each request sends a message, and only the owner of a phone can make one. */
export function linkLimits(secrets: Secrets, { phoneHash }: ProvedPhone, address: string): Limit[] {
  return [
    { key: `links-phone:${phoneHash}`, max: 3, seconds: hour },
    { key: `links-phone:${phoneHash}`, max: 5, seconds: day },
    phoneMessageLimit(phoneHash),
    ...sourceLimits(secrets, 'links', address, { address: 20, site: 30, network: 60, seconds: hour }),
  ]
}

/** What phones send us, whoever they are: beyond it nothing is read. Somebody with many phones pays for each message. */
export function answerLimits(secrets: Secrets, phone: string): Limit[] {
  return [
    { key: `answer-phone:${secrets.hash('phone', phone)}`, max: 20, seconds: day },
    { key: 'answer-all', max: 3000, seconds: hour },
  ]
}

/** What we answer somebody who did not mean anything that we know. */
/** More often than help: a patient in the middle of cancelling must learn that nothing is cancelled. */
export function stillBookedLimits(phoneHash: string): Limit[] {
  return [{ key: `answer-open:${phoneHash}`, max: 3, seconds: day }]
}

export function answerHelpLimits(phoneHash: string): Limit[] {
  return [{ key: `answer-help:${phoneHash}`, max: 1, seconds: day }]
}

/**
 * Absences, each of which is a mail to a company: somebody corrects one now and then, and a workplace may share an address. Whoever has many
 * phones and addresses must not use up a company's whole hour.
 */
export function absenceLimits(
  secrets: Secrets,
  { proof, partner, address }: { proof: ProvedPhone; partner: string; address: string },
): PartialLimit[] {
  const all = { key: `absence-company:${partner}`, max: 200, seconds: hour }
  return [
    { key: `absence-phone:${proof.phoneHash}`, max: 4, seconds: day },
    ...partsOf(all, sourceLimits(secrets, 'absence', address, { address: 20, site: 30, network: 60, seconds: hour })),
  ]
}

/** Applications, each of which may be 5 MB to keep and to mail: a day of them must fit on a disk and into a mailbox. */
export function applicationLimits(secrets: Secrets, caller: string): PartialLimit[] {
  const all = { key: 'application-all', max: 100, seconds: day }
  return partsOf(all, sourceLimits(secrets, 'application', caller, { address: 5, site: 8, network: 15, seconds: day }))
}

/** Tries at applications, counted before anything is read: people correct a few mistakes, and each try may be 5 MB to take in. */
export function applicationTryLimits(secrets: Secrets, caller: string): Limit[] {
  return sourceLimits(secrets, 'application-try', caller, { address: 30, site: 50, network: 100, seconds: hour })
}

/** What is sent through a form of the site. Somebody with a hundred addresses must not silence everybody else. */
export function formLimits(secrets: Secrets, form: 'contact' | 'interest', caller: string): PartialLimit[] {
  const all = { key: `${form}-all`, max: 1000, seconds: hour }
  return partsOf(all, sourceLimits(secrets, form, caller, { address: 10, site: 20, network: 60, seconds: hour }))
}

/** Tries at registration codes of kiosks: a person mistypes a few times; guessing one would take a script millions of years. */
export function kioskCodeLimits(secrets: Secrets, address: string): Limit[] {
  return sourceLimits(secrets, 'kiosk-code', address, { address: 10, site: 10, network: 20, seconds: hour })
}

/** Searches over the API; our own pages search in the browser. */
export function searchLimits(secrets: Secrets, address: string): Limit[] {
  return sourceLimits(secrets, 'search', address, { address: 600, site: 1200, network: 3000, seconds: hour })
}

/**
 * Files of published times that are sent whole: each of them once a minute, as portals are told, and what is asked again and has not changed is
 * not counted.
 */
export function publishLimits(secrets: Secrets, address: string, files: number): Limit[] {
  const most = 60 * files
  return sourceLimits(secrets, 'publish', address, { address: most, site: most * 2, network: most * 4, seconds: hour })
}

/** Tokens of other systems: one lasts a quarter of an hour, and nobody guesses a secret of 256 bits. */
export function clientTokenLimits(secrets: Secrets, address: string): Limit[] {
  return sourceLimits(secrets, 'client-token', address, { address: 60, site: 90, network: 180, seconds: tenMinutes })
}

/** Questions and changes of another system. Whoever wants all times reads what is published instead. */
export function clientLimits(client: string): Limit[] {
  return [{ key: `client:${client}`, max: 3000, seconds: tenMinutes }]
}

/** Reports of failed pages: enough to see that something is broken, too few to fill a disk. */
export function pageErrorLimits(secrets: Secrets, caller: string): PartialLimit[] {
  const all = { key: 'page-error-all', max: 100, seconds: hour }
  return partsOf(
    all,
    sourceLimits(secrets, 'page-error', caller, { address: 20, site: 20, network: 20, seconds: hour }),
  )
}

/** Limits for an address and for the wider networks that it belongs to. */
function sourceLimits(
  secrets: Secrets,
  what: string,
  caller: Caller,
  { seconds, ...max }: { address: number; site: number; network: number; seconds: number },
): Limit[] {
  const { address, site, network } = sourceKeys(secrets, caller)
  return [
    { key: `${what}-address:${address}`, max: max.address, seconds },
    ...(site ? [{ key: `${what}-site:${site}`, max: max.site, seconds }] : []),
    { key: `${what}-network:${network}`, max: max.network, seconds },
  ]
}

/**
 * The limits of one source with the one for all: a source gets at most the part of what is left for all that its maximum is of
 * the whole. The more is taken, the less each gets, so that whoever has not asked yet gets something.
 */
function partsOf(all: Limit, limits: Limit[]): PartialLimit[] {
  // One less than the quotient, so that a single source gets its whole maximum.
  const partOf = ({ max }: Limit) => Math.max(1, Math.floor(all.max / max) - 1)
  return [...limits.map((it) => ({ ...it, share: { of: all.key, part: partOf(it) } })), all]
}

/** Signing in to the console: a whole clinic may share an address in the morning. */
export function signInLimits(secrets: Secrets, address: string): Limit[] {
  return sourceLimits(secrets, 'sign-in', address, { address: 60, site: 120, network: 240, seconds: tenMinutes })
}

/** Searches for patients by one member: a busy desk makes a few a minute, and nobody can go through a register. */
export function peopleLimits(secrets: Secrets, email: string): Limit[] {
  const key = `people:${secrets.hash('staff', email)}`
  return [
    { key, max: 40, seconds: tenMinutes },
    { key, max: 400, seconds: day },
  ]
}

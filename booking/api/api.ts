import type { BookingBody } from '#domain/api/bodies.ts'
import type { PartOfDay } from '#domain/availability/part-of-day.ts'
import type { SlotState } from '#domain/availability/slot-state.ts'
import type { Locale } from '#domain/locale.ts'
import { type Answer, bearer, call } from './call.ts'

/** The calls of the contract that the booking makes. Times carry the clinic's offset. */

export interface Day {
  date: string
  state: SlotState
  free: number
}

export interface Slot {
  id: string
  start: string
  end: string
  part: PartOfDay
  practitioner: { id: string; name: string }
}

export interface DaySlots {
  date: string
  state: SlotState
  slots: Slot[]
  nextDate: string | null
}

export interface Hold {
  id: string
  /** Seconds until it ends, counted by the server: the clocks of phones are often wrong. */
  expiresIn: number
}

export interface DraftKey {
  id: string
  /** 256 bits in base64url. */
  key: string
  /** Seconds until nobody is given this key any more. */
  expiresIn: number
}

export interface Verification {
  id: string
  /** Seconds until another code can be sent. */
  resendIn: number
}

export interface Booking {
  reference: string
  state: 'booked' | 'cancelled'
  start: string
  end: string
  clinic: string
  practitioner: { id: string; name: string }
  treatment: string
  price: number | null
  changeableUntil: string
  /** A link to the calendar file that works once. */
  calendar: string
}

/** What names a booking and proves that it is the caller's. */
export interface BookingKey {
  reference: string
  token: string
}

type Query = Record<string, string | undefined>

function withQuery(path: string, query: Query): string {
  const filled = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return `${path}?${new URLSearchParams(filled)}`
}

/** Whose times, of what and where. */
export interface TimesQuery {
  treatment: string
  clinic: string
  practitioner?: string
}

/** The questions that are asked through useAnswer, as paths. */
export const clinicsPath = (query: { locale: Locale; treatment: string; practitioner?: string }) =>
  withQuery('/api/clinics', query)
export const partnerPath = (id: string, locale: Locale) =>
  withQuery(`/api/partners/${encodeURIComponent(id)}`, { locale })
export const daysPath = (query: TimesQuery) => withQuery('/api/days', { ...query })
export const slotsPath = (query: TimesQuery & { date: string }) => withQuery('/api/slots', { ...query })
export const bookingPath = ({ reference }: BookingKey, action = '') =>
  `/api/bookings/${encodeURIComponent(reference)}${action}`

export function holdSlot(slot: string): Promise<Answer<Hold>> {
  return call<Hold>('/api/holds', { method: 'POST', body: { slot } })
}

export function extendHold(id: string): Promise<Answer<Hold>> {
  return call<Hold>(`/api/holds/${encodeURIComponent(id)}/extend`, { method: 'POST' })
}

export function releaseHold(id: string): Promise<Answer<void>> {
  return call<void>(`/api/holds/${encodeURIComponent(id)}`, { method: 'DELETE' })
}

/** A new key for the draft of this visitor. */
export function askDraftKey(): Promise<Answer<DraftKey>> {
  return call<DraftKey>('/api/draft-keys', { method: 'POST' })
}

/** The same key again. */
export function fetchDraftKey(id: string): Promise<Answer<DraftKey>> {
  return call<DraftKey>(`/api/draft-keys/${encodeURIComponent(id)}`)
}

export function sendCode(phone: string, locale: Locale): Promise<Answer<Verification>> {
  return call<Verification>('/api/verifications', { method: 'POST', body: { phone, locale } })
}

export function checkCode(verification: string, code: string, locale: Locale): Promise<Answer<{ token: string }>> {
  const path = withQuery(`/api/verifications/${encodeURIComponent(verification)}/code`, { locale })
  return call<{ token: string }>(path, { method: 'POST', body: { code } })
}

/** The same key and order again are the same booking, so that a retry never books twice. */
export function placeBooking(order: BookingBody, key: string): Promise<Answer<Booking & BookingKey>> {
  return call<Booking & BookingKey>('/api/bookings', {
    method: 'POST',
    body: order,
    headers: { 'idempotency-key': key },
  })
}

export function cancelBooking(key: BookingKey): Promise<Answer<Booking>> {
  return call<Booking>(bookingPath(key, '/cancel'), { method: 'POST', headers: bearer(key.token) })
}

export function moveBooking(key: BookingKey, slot: string): Promise<Answer<Booking>> {
  return call<Booking>(bookingPath(key, '/move'), { method: 'POST', body: { slot }, headers: bearer(key.token) })
}

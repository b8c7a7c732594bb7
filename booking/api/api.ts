import type { PartnerView } from '#domain/api/answers.ts'
import type { BookingBody } from '#domain/api/bodies.ts'
import type { ClinicToday } from '#domain/availability/clinic-today.ts'
import type { PartOfDay } from '#domain/availability/part-of-day.ts'
import type { SlotState } from '#domain/availability/slot-state.ts'
import type { Locale } from '#domain/locale.ts'
import { type Answer, ask, call } from './call.ts'

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

export async function fetchClinicsToday(
  query: { locale: Locale; treatment: string; practitioner?: string },
  signal: AbortSignal,
): Promise<Answer<Record<string, ClinicToday>>> {
  const answer = await ask<{ clinics: { id: string; today: ClinicToday }[] }>(withQuery('/api/clinics', query), signal)
  if (!answer.ok) return answer
  return { ok: true, value: Object.fromEntries(answer.value.clinics.map(({ id, today }) => [id, today])) }
}

export function fetchPartner(id: string, locale: Locale, signal?: AbortSignal): Promise<Answer<PartnerView>> {
  return ask<PartnerView>(withQuery(`/api/partners/${encodeURIComponent(id)}`, { locale }), signal)
}

/** Whose times, of what and where. */
export interface TimesQuery {
  treatment: string
  clinic: string
  practitioner?: string
}

export async function fetchDays(query: TimesQuery, signal: AbortSignal): Promise<Answer<Day[]>> {
  const answer = await ask<{ days: Day[] }>(withQuery('/api/days', { ...query }), signal)
  return answer.ok ? { ok: true, value: answer.value.days } : answer
}

export function fetchSlots(query: TimesQuery & { date: string }, signal?: AbortSignal): Promise<Answer<DaySlots>> {
  return ask<DaySlots>(withQuery('/api/slots', { ...query }), signal)
}

export function holdSlot(slot: string): Promise<Answer<Hold>> {
  return call<Hold>('/api/holds', { method: 'POST', body: { slot } })
}

export function extendHold(id: string): Promise<Answer<Hold>> {
  return call<Hold>(`/api/holds/${encodeURIComponent(id)}/extend`, { method: 'POST' })
}

export function releaseHold(id: string): Promise<Answer<void>> {
  return call<void>(`/api/holds/${encodeURIComponent(id)}`, { method: 'DELETE' })
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

const bookingPath = ({ reference }: BookingKey, action = '') =>
  `/api/bookings/${encodeURIComponent(reference)}${action}`
const bearer = ({ token }: BookingKey) => ({ authorization: `Bearer ${token}` })

export function fetchBooking(key: BookingKey, signal?: AbortSignal): Promise<Answer<Booking>> {
  return call<Booking>(bookingPath(key), { headers: bearer(key), signal })
}

export function cancelBooking(key: BookingKey): Promise<Answer<Booking>> {
  return call<Booking>(bookingPath(key, '/cancel'), { method: 'POST', headers: bearer(key) })
}

export function moveBooking(key: BookingKey, slot: string): Promise<Answer<Booking>> {
  return call<Booking>(bookingPath(key, '/move'), { method: 'POST', body: { slot }, headers: bearer(key) })
}

import { question, request } from '#client/request.ts'
import type { AnswerOf, BodyOf, QueryOf } from '#domain/api/call-types.ts'
import type { Locale } from '#domain/market/locale.ts'

/** The calls of the contract that the booking makes. Times carry the clinic's offset. */

export type DaySlots = AnswerOf<'GET /slots'>
export type Slot = DaySlots['slots'][number]
export type Days = AnswerOf<'GET /days'>
export type Day = Days['days'][number]
export type DraftKey = AnswerOf<'POST /draft-keys'>
export type Group = AnswerOf<'GET /groups'>['groups'][number]
export type Booking = AnswerOf<'GET /bookings/{reference}'>

/** What a new booking is answered with; several people have one each. */
export type NewBooking = Exclude<AnswerOf<'POST /bookings'>, { bookings: unknown }>

/** What names a booking and proves that it is the caller's. */
export type BookingKey = Pick<NewBooking, 'reference' | 'token'>

/** Whose times, of what and where. */
export type TimesQuery = Omit<QueryOf<'GET /days'>, 'locale' | 'from' | 'to'>

/** The questions that are asked through useAnswer. */
export const askClinics = (query: QueryOf<'GET /clinics'>) => question('GET /clinics', { query })
export const askPartner = (id: string, locale: Locale) =>
  question('GET /partners/{id}', { params: { id }, query: { locale } })
export const askDays = (query: TimesQuery) => question('GET /days', { query })
export const askSlots = (query: TimesQuery & { date: string }) => question('GET /slots', { query })
export const askBooking = ({ reference }: BookingKey, locale: Locale) =>
  question('GET /bookings/{reference}', { params: { reference }, query: { locale } })

/** A new key for the draft of this visitor. */
export const askDraftKey = () => request('POST /draft-keys', {})
/** The same key again. */
export const fetchDraftKey = (id: string) => request('GET /draft-keys/{id}', { params: { id } })

export const sendCode = (phone: string, locale: Locale, clinic?: string) =>
  request('POST /verifications', { query: { clinic }, body: { phone, locale } })
export const checkCode = (id: string, code: string, locale: Locale) =>
  request('POST /verifications/{id}/code', { params: { id }, query: { locale }, body: { code } })

/** The same key and order again are the same booking, so that a retry never books twice. */
export const placeBooking = (order: BodyOf<'POST /bookings'>, key: string) =>
  request('POST /bookings', { body: order }, { headers: { 'idempotency-key': key } })

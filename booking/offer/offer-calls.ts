import { question, request } from '#client/request.ts'
import { bearer } from '#client/send.ts'
import type { AnswerOf } from '#domain/api/call-types.ts'
import type { Locale } from '#domain/market/locale.ts'
import type { BookingKey } from '../booking-calls.ts'

export type Offer = AnswerOf<'GET /offers/{id}'>
/** What names an offer and proves that it is the caller's. */
export type OfferKey = BookingKey

export const askOffer = ({ reference }: OfferKey, locale: Locale) =>
  question('GET /offers/{id}', { params: { id: reference }, query: { locale } })

export const takeOffer = ({ reference, token }: OfferKey, slot: string, locale: Locale) =>
  request(
    'POST /offers/{id}/take',
    { params: { id: reference }, query: { locale }, body: { slot } },
    { headers: bearer(token) },
  )

export const declineOffer = ({ reference, token }: OfferKey, locale: Locale) =>
  request('POST /offers/{id}/decline', { params: { id: reference }, query: { locale } }, { headers: bearer(token) })

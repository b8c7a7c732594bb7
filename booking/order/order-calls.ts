import { question, request } from '#client/request.ts'
import { bearer } from '#client/send.ts'
import type { AnswerOf, BodyOf } from '#domain/api/call-types.ts'
import type { Locale } from '#domain/market/locale.ts'
import type { BookingKey } from '../booking-calls.ts'

export type PlacedOrder = AnswerOf<'GET /orders/{reference}'>
/** What names an order and proves that it is the caller's. */
export type OrderKey = BookingKey

export const askOrder = ({ reference }: OrderKey, locale: Locale) =>
  question('GET /orders/{reference}', { params: { reference }, query: { locale } })

/** The same key and order again are the same order. */
export const placeOrder = (order: BodyOf<'POST /orders'>, key: string) =>
  request('POST /orders', { body: order }, { headers: { 'idempotency-key': key } })

/** Books a time to collect it. The same key and slot again are the same booking. */
export const bookOrderTime = ({ reference, token }: OrderKey, slot: string, key: string, locale: Locale) =>
  request(
    'POST /orders/{reference}/time',
    { params: { reference }, query: { locale }, body: { slot } },
    { headers: { ...bearer(token), 'idempotency-key': key } },
  )

export const cancelOrder = ({ reference, token }: OrderKey, locale: Locale) =>
  request('POST /orders/{reference}/cancel', { params: { reference }, query: { locale } }, { headers: bearer(token) })

import { request } from '#client/request.ts'
import { bearer } from '#client/send.ts'
import type { Locale } from '#domain/market/locale.ts'
import type { Booking, BookingKey } from '../booking-calls.ts'

export type Visit = NonNullable<Booking['visits']>[number]

/** Books the next visit. The same key and slot again are the same visit, so that a retry never books twice. */
export const bookVisit = ({ reference, token }: BookingKey, slot: string, key: string, locale: Locale) =>
  request(
    'POST /bookings/{reference}/visits',
    { params: { reference }, query: { locale }, body: { slot } },
    { headers: { ...bearer(token), 'idempotency-key': key } },
  )

export const readBooking = ({ reference, token }: BookingKey, locale: Locale) =>
  request('GET /bookings/{reference}', { params: { reference }, query: { locale } }, { headers: bearer(token) })

/** Cancels a visit and all after it. `onlyFree`: not if it costs something, because the patient was told that it does not. */
export const cancelRest = ({ reference, token }: BookingKey, locale: Locale, { onlyFree }: { onlyFree: boolean }) =>
  request(
    'POST /bookings/{reference}/cancel',
    {
      params: { reference },
      query: { locale, rest: 'true' as const, ...(onlyFree && { free: 'true' as const }) },
    },
    { headers: bearer(token) },
  )

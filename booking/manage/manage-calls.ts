import { request } from '#client/request.ts'
import { bearer } from '#client/send.ts'
import type { Locale } from '#domain/market/locale.ts'
import type { BookingKey } from '../booking-calls.ts'

/** `onlyFree`: not if it costs something, because the patient was told that it does not. */
export const cancelBooking = ({ reference, token }: BookingKey, locale: Locale, { onlyFree }: { onlyFree: boolean }) =>
  request(
    'POST /bookings/{reference}/cancel',
    { params: { reference }, query: { locale, ...(onlyFree && { free: 'true' as const }) } },
    { headers: bearer(token) },
  )
export const moveBooking = ({ reference, token }: BookingKey, slot: string, locale: Locale) =>
  request(
    'POST /bookings/{reference}/move',
    { params: { reference }, query: { locale }, body: { slot } },
    { headers: bearer(token) },
  )

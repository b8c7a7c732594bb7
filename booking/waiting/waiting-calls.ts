import { question, request } from '#client/request.ts'
import { bearer } from '#client/send.ts'
import type { AnswerOf, BodyOf } from '#domain/api/call-types.ts'
import type { WhereAndWhen } from '#domain/api/waiting-body.ts'
import type { Locale } from '#domain/market/locale.ts'
import type { BookingKey } from '../booking-calls.ts'

export type WaitingEntry = AnswerOf<'GET /waiting-list/{id}'>
/** What names an entry of the waiting list and proves that it is the caller's. */
export type EntryKey = BookingKey

export const askEntry = ({ reference }: EntryKey, locale: Locale) =>
  question('GET /waiting-list/{id}', { params: { id: reference }, query: { locale } })

/** `token`: of the booking that is to be moved. The same wish again changes nothing. */
export async function joinList(body: BodyOf<'POST /waiting-list'>, token?: string) {
  const answer = await request('POST /waiting-list', { body }, token ? { headers: bearer(token) } : {})
  return answer.ok
    ? { ok: true as const, value: { reference: answer.value.id, token: answer.value.token } satisfies EntryKey }
    : answer
}

/** Waits elsewhere or at other times, and keeps the place. */
export const changeWish = ({ reference, token }: EntryKey, body: WhereAndWhen, locale: Locale) =>
  request('PUT /waiting-list/{id}', { params: { id: reference }, query: { locale }, body }, { headers: bearer(token) })

export const stayOnList = ({ reference, token }: EntryKey, locale: Locale) =>
  request('POST /waiting-list/{id}/stay', { params: { id: reference }, query: { locale } }, { headers: bearer(token) })

export const leaveList = ({ reference, token }: EntryKey) =>
  request('DELETE /waiting-list/{id}', { params: { id: reference } }, { headers: bearer(token) })

import type { AnswerOf } from '#domain/api/call-types.ts'
import { parseSlotId } from '#domain/availability/slot-id.ts'
import { request } from '../request.ts'

/** Its seconds are counted by the server: the clocks of phones are often wrong. */
export type HoldAnswer = Pick<AnswerOf<'POST /holds'>, 'id' | 'expiresIn'>

/** A chosen time as the API names it. */
export const nameTime = (slot: string) => parseSlotId(slot)?.group ?? { slot }

export const holdSlot = (slot: string) => request('POST /holds', { body: nameTime(slot) })
export const extendHold = (id: string) => request('POST /holds/{id}/extend', { params: { id } })
export const releaseHold = (id: string) => request('DELETE /holds/{id}', { params: { id } })

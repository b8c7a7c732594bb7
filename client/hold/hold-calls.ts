import type { AnswerOf } from '#domain/api/call-types.ts'
import { splitSlots } from '#domain/availability/join-slots.ts'
import { parseSlotId } from '#domain/availability/slot-id.ts'
import { request } from '../request.ts'

/** Its seconds are counted by the server: the clocks of phones are often wrong. */
export type HoldAnswer = Pick<AnswerOf<'POST /holds'>, 'id' | 'expiresIn' | 'isKeptElsewhere'>

/** A chosen time as the API names it. */
export const nameTime = (slot: string) => parseSlotId(slot)?.group ?? { slot }

/** `slot`: also several joined by joinSlots, the times of people who come together. */
export function holdSlot(slot: string) {
  const slots = splitSlots(slot)
  return request('POST /holds', { body: slots[1] ? { slots } : nameTime(slot) })
}
export const extendHold = (id: string) => request('POST /holds/{id}/extend', { params: { id } })
export const releaseHold = (id: string) => request('DELETE /holds/{id}', { params: { id } })

import type { FhirParts } from './fhir-parts.ts'
import { changeableSlot, holdSystem, isLive, type SlotTime } from './remote-slot.ts'
import { changeSlot } from './remote-times.ts'

/** So many at once: who leaves without a word is rare, and the other system has more to do. */
const most = 10

/**
 * Makes Slots free again whose hold has ended without being given back. For us they are free anyway; who else reads the other system would see
 * them busy. Nobody waits for it, and what fails is tried again with the next look.
 */
export function freeEnded({ begin, clock }: FhirParts): (slots: readonly SlotTime[]) => void {
  let isBusy = false
  const free = async (ids: readonly string[]) => {
    const calls = begin()
    for (const id of ids) {
      const found = await calls.search('Slot', [['identifier', `${holdSystem}|${id}`]], changeableSlot)
      if (!found.ok) return
      const ended = found.value.filter(({ hold }) => hold?.id === id && !isLive(hold, clock.now()))
      // One by one: others may have taken part of them since.
      for (const it of ended) await calls.transact([changeSlot(it, 'free')])
    }
  }
  return (slots) => {
    if (isBusy) return
    const now = clock.now()
    const ended = new Set(slots.flatMap(({ hold }) => (hold && !isLive(hold, now) ? [hold.id] : [])))
    if (ended.size === 0) return
    isBusy = true
    // Without the `catch`, whatever breaks in there would end the process: nobody waits for it.
    void free([...ended].slice(0, most))
      .catch(() => {})
      .finally(() => {
        isBusy = false
      })
  }
}

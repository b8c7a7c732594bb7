import { releaseHold } from '#client/hold/hold-calls.ts'
import { request } from '#client/request.ts'
import type { FlowInstance } from '../../flows/instance.ts'
import { forgetVisit } from './visit-memory.ts'

/**
 * Leaves nothing of a visitor on the tablet. What scripts can reach goes at once, also without a network; the rest by the
 * server's answer, which clears cache, storage and the visitor's cookie. True if that answer came.
 */
export async function wipeVisit(instance: FlowInstance): Promise<boolean> {
  const { id } = instance.hold.get()
  instance.hold.forget()
  instance.draft.forget()
  forgetVisit(instance)
  clearStores()
  if (id) await releaseHold(id)
  const wiped = await request('POST /kiosks/wipe', {})
  return wiped.ok
}

function clearStores() {
  try {
    sessionStorage.clear()
    localStorage.clear()
  } catch {
    // A browser that forbids storage has kept nothing in it.
  }
}

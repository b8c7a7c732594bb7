import type { BookingBody } from '#domain/api/bodies.ts'
import type { TypedAnswers } from '#domain/partners/check-answers.ts'
import type { PartnerDetails } from '#domain/partners/partners.ts'
import type { Patient } from '#domain/patient.ts'

/** The fields of 'Your information' as typed. */
export interface Typed {
  name: string
  birthdate: string
  email: string
  phone: string
  description: string
  /** The fields that the partner asks for, by name. */
  partner: TypedAnswers
}

/** Everything about the patient. It lives in this page's memory and nowhere else: not in the address, not in a browser store. */
export interface Draft {
  typed: Typed
  /** What was typed, checked. */
  patient?: Patient
  partner?: PartnerDetails
  /** The code that was last sent, and until when no other can be asked for (Date.now). */
  sent?: { id: string; phone: string; resendAt: number }
  /** The proof that a phone is the visitor's. */
  proof?: { phone: string; token: string }
  /** The order's own key: the same order sent again is the same booking. */
  order?: { key: string; content: string; body: BookingBody }
}

export function emptyDraft(): Draft {
  return {
    typed: {
      name: '',
      birthdate: '',
      email: '',
      phone: '',
      description: '',
      partner: {},
    },
  }
}

const nothing = emptyDraft()
const listeners = new Set<() => void>()
// Outlives the components, so that a look at another page of the site loses nothing; a reload or a closed tab ends it.
let kept = nothing

function set(draft: Draft) {
  kept = draft
  for (const listener of listeners) listener()
}

/** Changes at once, not at the next rendering: the address that is gone to in the same breath is judged by it. */
export const draftStore = {
  get: () => kept,
  getOnServer: () => nothing,
  change: (change: (draft: Draft) => Draft) => set(change(kept)),
  forget: () => set(emptyDraft()),
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

import { useState } from 'react'
import type { CallProblem } from '#client/send.ts'
import { afterPaint } from '#ui/after-paint.ts'
import { sendCodeTo } from '../code/use-code.ts'
import { keep } from '../position/links.ts'
import type { Wizard } from '../wizard-context.tsx'
import { type Sending, useSending } from './submit-button.tsx'

/** The end of 'Your information': on to the order with a number that is proved, else to the code for it, which is sent unless one is under way. */
export function useIdentify(wizard: Wizard): {
  sending: Sending
  problem: CallProblem | undefined
  /** `accept` keeps what was typed, which the next step asks for. */
  identify: (phone: string, accept: () => void, showErrors: (fields: Record<string, string>) => void) => Promise<void>
} {
  const { draft, position, go } = wizard
  const sending = useSending()
  const [problem, setProblem] = useState<CallProblem>()
  return {
    sending,
    problem,
    async identify(phone, accept, showErrors) {
      setProblem(undefined)
      // The number is the visitor's already: it need not be proved again because another field changed.
      const known = draft.proof?.phone === phone ? 'confirm' : draft.sent?.phone === phone && 'code'
      if (known) {
        accept()
        return go(keep(position, {}, known))
      }
      sending.set(true)
      await new Promise<void>(afterPaint)
      accept()
      const { problem: unsent } = await sendCodeTo(phone, wizard)
      sending.set(false)
      if (!unsent) return go(keep(position, {}, 'code'))
      if (unsent.fields) showErrors(unsent.fields)
      else setProblem(unsent)
    },
  }
}

import type { CallProblem } from '#client/send.ts'
import type { Wizard } from '../wizard-context.tsx'
import { type CodeCheck, requestCode, useCodeCheck } from './use-code-check.ts'

/** Sends a code to a phone and remembers it in the draft; or why it could not be sent. */
export async function sendCodeTo(
  phone: string,
  { locale, position, setDraft }: Pick<Wizard, 'locale' | 'position' | 'setDraft'>,
): Promise<{ problem?: CallProblem }> {
  const answer = await requestCode(phone, locale, position.choices.clinic)
  if (answer.problem) return answer
  setDraft((before) => ({ ...before, sent: answer.sent }))
  return {}
}

/** The code of a booking: what is sent and proved is part of its draft, and what is missing of its summary of errors. */
export function useCode(wizard: Wizard, onVerified: () => void): CodeCheck {
  const { draft, setDraft, setErrors, hold } = wizard
  const phone = draft.patient!.phone
  const check = useCodeCheck({
    phone,
    sent: draft.sent?.phone === phone ? draft.sent : undefined,
    site: wizard,
    onSent: (sent) => setDraft((before) => ({ ...before, sent })),
    onVerified: (token) => {
      setDraft((before) => ({ ...before, proof: { phone, token } }))
      onVerified()
    },
    onIncomplete: (message) => setErrors(message ? [{ field: 'code', message }] : []),
  })
  return {
    ...check,
    type(text) {
      hold.touch()
      check.type(text)
    },
  }
}

import type { Country, Locale } from '#domain/market/locale.ts'
import type { Typed } from '../draft/draft.ts'
import { type CheckedForm, checkForm } from '../form/check-form.ts'

/** Checks what is asked of somebody who waits. What only the booking asks for may stand in the same draft, and is not sent. */
export function checkPerson(
  typed: Typed,
  { locale, country, today, isGroup }: { locale: Locale; country: Country; today: string; isGroup: boolean },
): CheckedForm {
  const asked = { ...typed, email: '', departure: '', ...(isGroup && { description: '' }) }
  return checkForm(asked, { locale, country, today, needsNoReason: isGroup }, undefined)
}

import { type StepName, stepNames } from '#domain/booking/booking-steps.ts'

export type { StepName }

/** What a visitor has chosen, by the names that stand in the address. Who the patient is never stands there. */
const choiceNames = [
  'type',
  'service',
  'treatment',
  'area',
  'clinic',
  'date',
  'practitioner',
  'slot',
  'partner',
] as const
export type ChoiceName = (typeof choiceNames)[number]
export type Choices = Partial<Record<ChoiceName, string>>

/** The area that stands for all of them. */
export const allAreas = 'all'

export function isStepName(text: string): text is StepName {
  return (stepNames as readonly string[]).includes(text)
}

/** What an address asks for, not yet checked against the offer. */
export function readQuery(search: string): { asked: Choices; step?: string } {
  const query = new URLSearchParams(search)
  const asked: Choices = {}
  for (const name of choiceNames) {
    const value = query.get(name)?.trim()
    if (value) asked[name] = value
  }
  return { asked, step: query.get('step') ?? undefined }
}

/** The query of an address, '?' included; '?' alone for no choices, because an empty reference would keep the old query. */
export function writeQuery(choices: Choices, step?: StepName): string {
  const query = new URLSearchParams()
  for (const name of choiceNames) {
    const value = choices[name]
    if (value) query.set(name, value)
  }
  if (step) query.set('step', step)
  return `?${query}`
}

import { joinSlots, splitSlots } from '#domain/availability/join-slots.ts'
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
  'people',
  'others',
] as const
export type ChoiceName = (typeof choiceNames)[number]
export type Choices = Partial<Record<ChoiceName, string>>

/** How many come. */
export const countPeople = ({ people = '1' }: Choices) => Number(people)

/** The times of everybody who comes, in one text; that of the first person stands alone in `slot`. */
export const joinTimes = ({ slot, others }: Choices) => (slot && others ? joinSlots([slot, others]) : slot)

/** The times of everybody who comes, the first person's first. */
export const listTimes = ({ slot, others }: Choices): string[] =>
  slot ? [slot, ...(others ? splitSlots(others) : [])] : []

/** Times as `slot` and `others` have them. */
export const chooseTimes = ([slot, ...others]: readonly string[]): Pick<Choices, 'slot' | 'others'> => ({
  slot,
  others: joinSlots(others) || undefined,
})

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

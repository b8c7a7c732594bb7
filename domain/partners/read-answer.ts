import type { PartnerAnswers } from './check-answers.ts'

/** A recorded answer for people to read: the name of the chosen option, true for a ticked box, null for nothing. */
export function readAnswer(
  field: {
    readonly name: string
    readonly options?: readonly { readonly id: string; readonly name: string }[] | undefined
  },
  answers: PartnerAnswers,
): string | true | null {
  const answer = answers[field.name] ?? null
  // Options that have since been removed are shown by their id.
  return field.options?.find(({ id }) => id === answer)?.name ?? answer
}

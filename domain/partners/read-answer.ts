import type { PartnerAnswers } from './check-answers.ts'

/** A recorded answer as people read it: what was chosen by its name, true for a ticked box, null for nothing. */
export function readAnswer(
  field: {
    readonly name: string
    readonly options?: readonly { readonly id: string; readonly name: string }[] | undefined
  },
  answers: PartnerAnswers,
): string | true | null {
  const answer = answers[field.name] ?? null
  // Whatever has been taken off the list since is still known by its id.
  return field.options?.find(({ id }) => id === answer)?.name ?? answer
}

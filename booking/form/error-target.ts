/** The id of the first answer to the question which of two dates a birthdate is. */
export const birthdateQuestion = 'birthdate-question'

/** What the line of an error leads to, by the key of its message, where it is not the field itself. */
export function targetOf(key: string): { target?: string } {
  return key === 'birthdate-which' ? { target: birthdateQuestion } : {}
}

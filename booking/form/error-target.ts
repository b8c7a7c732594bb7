/** The id of the first answer to the question which of two dates the birthdate in a field is. */
export const questionOf = (field: string) => `${field}-question`

/** What the line of an error leads to, by the key of its message, where it is not the field itself. */
export function targetOf(field: string, key: string): { target?: string } {
  return key === 'birthdate-which' ? { target: questionOf(field) } : {}
}

import { accept, type Checked, refuse } from './checked.ts'
import { countCharacters, isWritableText, tidyText } from './text.ts'

/** As the reader counts them (see countCharacters). */
export const descriptionMaxCharacters = 250
/** Room for 250 characters of nearly any kind, in UTF-16 units: the emoji of a family takes eleven. */
export const descriptionMaxLength = 4_000

/** What the patient wants help with, or the message of the contact form. */
export function checkDescription(text: string): Checked<string> {
  if (!isWritableText(text)) return refuse('invalid-characters')
  const description = tidyText(text)
  if (description === '') return refuse('description-required')
  const tooLong = description.length > descriptionMaxLength || countCharacters(description) > descriptionMaxCharacters
  return tooLong ? refuse('description-too-long') : accept(description)
}

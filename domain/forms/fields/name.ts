import { accept, type Checked, refuse } from './checked.ts'
import { isWritableLine, tidyLine } from './text.ts'

/** Longer than any name in the national register: a limit for the database. */
const nameMaxLength = 120

/** A person's name: anything with a letter in it, in any script. */
export function checkName(text: string): Checked<string> {
  if (!isWritableLine(text.trim())) return refuse('invalid-characters')
  const name = tidyLine(text)
  if (!/\p{L}/u.test(name)) return refuse('name-required')
  return name.length > nameMaxLength ? refuse('too-long') : accept(name)
}

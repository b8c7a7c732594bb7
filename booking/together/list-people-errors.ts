import { nameOfPerson } from '#domain/booking/several-people.ts'
import { format } from '#messages/format.ts'
import { listErrors } from '../form/field-errors.ts'
import type { BookingSite, FieldError } from '../wizard-context.tsx'

/** How to reach them is asked once, at the end of the form. */
const askedOnce = ['phone', 'email', 'departure']

/**
 * What is wrong with the form of several people, in the order of the page. The line of a field that each of them has says whose it is.
 * `fields`: as the API names them, people.1.name.
 */
export function listPeopleErrors(
  fields: Record<string, string>,
  count: number,
  site: Pick<BookingSite, 'words' | 'common'>,
): FieldError[] {
  const { words, common } = site
  /** Nobody knows which of them types. */
  const ofSomebody = { ...common, validation: { ...common.validation, ...words.together.validation } }
  const once: Record<string, string> = {}
  const own = Array.from({ length: count }, (_, place) => {
    const wrong: Record<string, string> = {}
    for (const [name, text] of Object.entries(fields)) {
      const field = name.slice(nameOfPerson(place, '').length)
      if (name !== nameOfPerson(place, field)) continue
      if (askedOnce.includes(field)) once[field] = text
      else wrong[field] = text
    }
    const person = format(words.together.person, { number: place + 1 })
    return listErrors(wrong, undefined, { ...site, common: ofSomebody }).map((error) => ({
      ...error,
      field: nameOfPerson(place, error.field),
      ...(error.target && { target: nameOfPerson(place, error.target) }),
      name: person,
    }))
  })
  for (const field of askedOnce) if (fields[field]) once[field] = fields[field]
  return [...own.flat(), ...listErrors(once, undefined, site)]
}

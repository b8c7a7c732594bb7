import type { PartnerView } from '#domain/api/read-answers.ts'
import { sayField } from '#messages/say-field.ts'
import type { BookingSite, FieldError } from '../wizard-context.tsx'
import { targetOf } from './error-target.ts'

/** In the order in which they stand on the page, which is the order of the error summary; those of the partner follow. */
const fieldOrder = ['departure', 'name', 'birthdate', 'email', 'phone', 'description']

/**
 * What is wrong with the form, by field: keys from our own checks, or messages from the server. What a company asks for has messages
 * that do not name their field ('Required'), so the summary does.
 */
export function listErrors(
  fields: Record<string, string>,
  partner: PartnerView | undefined,
  { words, common }: Pick<BookingSite, 'words' | 'common'>,
): FieldError[] {
  const asked = partner?.fields ?? []
  const order = [...fieldOrder, ...asked.map(({ name }) => name)]
  return Object.entries(fields)
    .map(([field, text]) => {
      const message = sayField(text, common.validation)
      const own = asked.find(({ name, kind }) => name === field && (kind === 'select' || kind === 'text'))
      return { field, message, ...targetOf(field, text), ...(own && { name: words.partner.labels[own.name] }) }
    })
    .sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field))
}

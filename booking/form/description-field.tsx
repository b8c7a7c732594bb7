import { descriptionMaxCharacters } from '#domain/forms/fields/description.ts'
import { countCharacters } from '#domain/forms/fields/text.ts'
import { format } from '#messages/format.ts'
import { Field } from '#ui/field/field.tsx'
import type { BookingSite } from '../wizard-context.tsx'

/** From here on a screen reader is told how many characters are left. */
const nearTheEnd = 25

/** What the patient wants help with, with a count that follows. Nothing is cut off: too long is told, not hidden. */
export function DescriptionField({
  id = 'description',
  value,
  onType,
  hint,
  error,
  site: { words },
}: {
  id?: string
  value: string
  onType: (text: string) => void
  hint: string
  error?: string
  site: Pick<BookingSite, 'words'>
}) {
  const count = countCharacters(value)
  const left = descriptionMaxCharacters - count
  return (
    <Field
      id={id}
      label={words.form.description}
      hint={hint}
      error={error}
      note={
        <>
          <span className={left < 0 ? 'field-error' : undefined}>
            {format(words.form.characters, { count, max: descriptionMaxCharacters })}
          </span>
          <span className="unseen" role="status">
            {left <= nearTheEnd &&
              format(left < 0 ? words.form.charactersOver : words.form.charactersLeft, { count: Math.abs(left) })}
          </span>
        </>
      }
    >
      {(control) => <textarea {...control} rows={4} value={value} onChange={(event) => onType(event.target.value)} />}
    </Field>
  )
}

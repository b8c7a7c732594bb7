import { useEffect, useRef, useState } from 'react'
import { descriptionMaxCharacters } from '#domain/forms/fields/description.ts'
import { countCharacters, tidyText } from '#domain/forms/fields/text.ts'
import { format } from '#messages/format.ts'
import { Field } from '#ui/field/field.tsx'
import { useSite } from '../site-context.tsx'

/** With how many characters left the count is also read out. */
const nearTheEnd = 30

/** The text of a message, with a count that follows. Nothing is cut off: too long is told, not hidden. */
export function MessageField({ label, hint, error }: { label: string; hint?: string; error: string | undefined }) {
  const { form: words, validation } = useSite().stringTranslations
  const [count, setCount] = useState(0)
  const field = useRef<HTMLTextAreaElement>(null)
  const countTyped = () => setCount(countCharacters(tidyText(field.current?.value ?? '')))
  // Something may have been typed before hydration.
  useEffect(countTyped, [])
  const left = descriptionMaxCharacters - count
  const counted =
    left < 0
      ? format(words.charactersOver, { count: -left })
      : format(words.charactersLeft, { count: left, max: descriptionMaxCharacters })
  return (
    <Field
      id="message"
      label={label}
      hint={hint}
      error={error}
      note={
        <>
          <span className={left < 0 ? 'field-error' : 'needs-script'}>{counted}</span>
          {/* Nobody counts there. */}
          <span className="without-script">{validation['description-too-long']}</span>
          <span className="unseen" role="status">
            {left <= nearTheEnd && counted}
          </span>
        </>
      }
    >
      {(control) => <textarea {...control} ref={field} name="message" rows={6} onChange={countTyped} />}
    </Field>
  )
}

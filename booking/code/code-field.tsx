import { useEffect, useRef } from 'react'
import type { BookingMessages } from '#messages/booking/no.ts'
import { Field } from '#ui/field/field.tsx'
import type { CodeCheck, SentCode } from './use-code-check.ts'

/** Where the code from the SMS is typed. It takes focus when the page opens and after every code that was sent. */
export function CodeField({
  check,
  sent,
  error,
  autoComplete,
  words,
}: {
  check: Pick<CodeCheck, 'code' | 'type'>
  sent: SentCode | undefined
  error: string | undefined
  autoComplete: string
  words: BookingMessages
}) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (sent) input.current?.focus()
  }, [sent])
  return (
    <Field id="code" label={words.code.code} hint={words.code.hint} error={error}>
      {(control) => (
        <input
          {...control}
          ref={input}
          className="input code"
          value={check.code}
          onChange={(event) => check.type(event.target.value)}
          inputMode="numeric"
          autoComplete={autoComplete}
          placeholder={words.code.example}
        />
      )}
    </Field>
  )
}

import { useId, useState } from 'react'
import { accessWords } from '#messages/staff/access-words.ts'
import { problemOf } from '../app/call-error.ts'
import { PillButton } from '../app/pill-button.tsx'
import { useWords } from '../app/words.tsx'
import { AskProblem } from '../parts/ask-problem.tsx'

/** Asks for a patient's phone. By Enter or the button and not while typing: every search is logged. */
export function PatientForm({
  isPending,
  error,
  onFind,
}: {
  isPending: boolean
  error: Error | null
  onFind: (phone: string) => void
}) {
  const words = useWords(accessWords)
  const hint = useId()
  const [phone, setPhone] = useState('')
  const isInvalid = error !== null && problemOf(error).code === 'validation'
  return (
    <>
      <form
        className="list-form"
        onSubmit={(event) => {
          event.preventDefault()
          onFind(phone)
        }}
      >
        <label>
          {words.phone}
          <input
            type="tel"
            autoComplete="off"
            required
            maxLength={60}
            value={phone}
            aria-describedby={hint}
            aria-invalid={isInvalid || undefined}
            onChange={(event) => setPhone(event.target.value)}
          />
        </label>
        <PillButton type="submit" tone="strong" isPending={isPending}>
          {words.find}
        </PillButton>
      </form>
      <p id={hint} role={isInvalid ? 'alert' : undefined}>
        {isInvalid ? words.phoneInvalid : words.findHint}
      </p>
      {error && !isInvalid && <AskProblem error={error} />}
    </>
  )
}

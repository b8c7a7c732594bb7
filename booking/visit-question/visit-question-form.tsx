import { useState } from 'react'
import { visitChangeHours, visitLineMax, visitScores } from '#domain/visit-questions/visit-question.ts'
import { format } from '#messages/format.ts'
import type { VisitQuestionMessages } from '#messages/visit-question/messages.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { describedBy, FieldNotes } from '#ui/field/field-notes.tsx'
import { PhoneText } from './phone-text.tsx'

/** One of five, and a line that may be empty. */
export function VisitQuestionForm({
  given,
  words,
  phone,
  isSending,
  onSend,
}: {
  given: { score: number | null; line: string }
  words: VisitQuestionMessages
  phone: string
  isSending: boolean
  onSend: (answer: { score: number; line: string }) => void
}) {
  const [score, setScore] = useState(given.score)
  const [line, setLine] = useState(given.line)
  const [isMissing, setMissing] = useState(false)
  const notes = { id: 'score', error: isMissing ? words.choose : undefined }
  const send = () => {
    if (score !== null) return onSend({ score, line })
    setMissing(true)
    document.getElementById('score')?.focus()
  }
  return (
    <form
      className="visit-question"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSending) send()
      }}
    >
      <fieldset className={isMissing ? 'field wrong' : 'field'} aria-describedby={describedBy(notes)}>
        <legend className="unseen">{words.heading}</legend>
        <FieldNotes {...notes} />
        {visitScores.toReversed().map((it, place) => (
          <label key={it} className="check">
            <input
              type="radio"
              name="score"
              id={place === 0 ? 'score' : undefined}
              checked={score === it}
              onChange={() => {
                setScore(it)
                setMissing(false)
              }}
            />
            <span>
              {it} – {words.scores[it]}
            </span>
          </label>
        ))}
      </fieldset>
      <Field id="line" label={words.line} hint={<PhoneText text={words.lineHint} phone={phone} />}>
        {(control) => (
          <input
            {...control}
            value={line}
            maxLength={visitLineMax}
            autoComplete="off"
            onChange={(event) => setLine(event.target.value)}
          />
        )}
      </Field>
      <p>{format(words.kept, { hours: visitChangeHours })}</p>
      <Button type="submit" tone="fjord" disabled={isSending}>
        {isSending ? words.sending : words.send}
      </Button>
    </form>
  )
}

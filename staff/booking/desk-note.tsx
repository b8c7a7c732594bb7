import { useId } from 'react'
import type { AnswerOf } from '#domain/api/call-types.ts'
import { fieldLengths } from '#domain/staff/field-lengths.ts'
import { bookingWords } from '#messages/staff/booking-words.ts'
import { problemOf } from '../app/call-error.ts'
import { PillButton } from '../app/pill-button.tsx'
import { ProblemLine } from '../app/problem-line.tsx'
import { useSharedState } from '../app/shared-state.ts'
import { useChange } from '../app/use-calls.ts'
import { useWords } from '../app/words.tsx'
import { OutcomeLine } from '../parts/outcome-line.tsx'
import './desk-note.css'

/** A line for whoever sits at the desk next. What is typed and not saved is still there when the booking is opened again. */
export function DeskNote({ booking }: { booking: AnswerOf<'GET /staff/bookings/{reference}'> }) {
  const words = useWords(bookingWords)
  const id = useId()
  const [typed, setTyped] = useSharedState<string>(`note of ${booking.reference} ${booking.start}`)
  const note = typed ?? booking.note ?? ''
  const change = useChange('PATCH /staff/bookings/{reference}', ['GET /staff/bookings/{reference}'])
  const isChanged = note.trim() !== (booking.note ?? '')
  return (
    <form
      className="desk-note"
      onSubmit={(event) => {
        event.preventDefault()
        const { reference, start } = booking
        change.mutate({ params: { reference }, body: { start, note } }, { onSuccess: () => setTyped(null) })
      }}
    >
      <label htmlFor={id}>{words.note}</label>
      <p id={`${id}-hint`} className="soft">
        {words.noteHint}
      </p>
      <textarea
        id={id}
        aria-describedby={`${id}-hint`}
        rows={2}
        maxLength={fieldLengths.note}
        value={note}
        onChange={(event) => setTyped(event.target.value)}
      />
      {isChanged && (
        <PillButton type="submit" isPending={change.isPending}>
          {words.saveNote}
        </PillButton>
      )}
      {change.isSuccess && typed === null && <OutcomeLine>{words.noteSaved}</OutcomeLine>}
      {change.error && <ProblemLine problem={problemOf(change.error)} />}
    </form>
  )
}

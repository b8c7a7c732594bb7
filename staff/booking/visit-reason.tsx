import { useState } from 'react'
import { bookingWords } from '#messages/staff/booking-words.ts'
import { problemOf } from '../app/call-error.ts'
import { PillButton } from '../app/pill-button.tsx'
import { ProblemLine } from '../app/problem-line.tsx'
import { takeLostFocus } from '../app/take-lost-focus.ts'
import { useAsk } from '../app/use-calls.ts'
import { useWords } from '../app/words.tsx'
import type { OpenVisit } from '../visits/day.ts'
import './visit-reason.css'

/** What the patient wrote: only for whoever asks to see it, and that is logged. */
export function VisitReason({ open: { reference, start } }: { open: OpenVisit }) {
  const words = useWords(bookingWords)
  const [isAsked, setAsked] = useState(false)
  const { data, error } = useAsk(
    'GET /staff/bookings/{reference}',
    { params: { reference }, query: { start, description: 'true' } },
    { isWanted: isAsked },
  )
  return (
    <div className="visit-reason">
      <h3>{words.why}</h3>
      {!isAsked && <PillButton onPress={() => setAsked(true)}>{words.showWhy}</PillButton>}
      {data && (
        <p className="written" tabIndex={-1} ref={takeLostFocus}>
          {data.description ?? words.noWhy}
        </p>
      )}
      {error && <ProblemLine problem={problemOf(error)} />}
    </div>
  )
}

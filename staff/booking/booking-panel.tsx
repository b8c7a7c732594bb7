import { useEffect, useRef } from 'react'
import { clockOf, fullDate } from '#messages/dates.ts'
import { formatPrice } from '#messages/prices.ts'
import { bookingWords } from '#messages/staff/booking-words.ts'
import { consoleWords } from '#messages/staff/console-words.ts'
import { dayWords } from '#messages/staff/day-words.ts'
import { problemOf } from '../app/call-error.ts'
import { Loading } from '../app/loading.tsx'
import { PillButton } from '../app/pill-button.tsx'
import { ProblemLine } from '../app/problem-line.tsx'
import { useAsk } from '../app/use-calls.ts'
import { useCatalogue } from '../app/use-facts.ts'
import { useReturnFocus } from '../app/use-return-focus.ts'
import { useCommonWords, useLocale, useWords } from '../app/words.tsx'
import type { OpenVisit } from '../day/day.ts'
import { sayState, shownState } from '../day/say-state.ts'
import { useShortcut } from '../shortcuts/use-shortcut.ts'
import { BookingActions } from './booking-actions.tsx'
import { DeskNote } from './desk-note.tsx'
import { VisitReason } from './visit-reason.tsx'
import { VisitStates } from './visit-states.tsx'
import './booking.css'
import './change-form.css'

/** One booking beside the day, never over it. To open it is to look at a patient, which is logged. */
export function BookingPanel({ open, now, onClose }: { open: OpenVisit; now: number; onClose: () => void }) {
  const words = useWords(bookingWords)
  const { close } = useWords(consoleWords)
  const day = useWords(dayWords)
  const common = useCommonWords()
  const language = useLocale()
  const { nameOf } = useCatalogue()
  const { reference, start } = open
  const {
    data: booking,
    error,
    refetch,
  } = useAsk('GET /staff/bookings/{reference}', {
    params: { reference },
    query: { start },
  })
  useShortcut('Escape', onClose)
  useReturnFocus()
  const heading = useRef<HTMLHeadingElement>(null)
  const isThere = booking !== undefined
  // Somebody has moved or cancelled it meanwhile.
  const isGone = isThere && error !== null && problemOf(error).code === 'forbidden'
  useEffect(() => {
    if (isThere) heading.current?.focus()
  }, [isThere])
  return (
    <section
      className="booking-panel"
      aria-label={words.panel}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <PillButton className="panel-close" aria-label={close} onPress={onClose}>
        ×
      </PillButton>
      {error && !booking && <ProblemLine problem={problemOf(error)} onRetry={() => void refetch()} />}
      {!booking && !error && <Loading />}
      {isGone && (
        <p className="problem-line" role="alert">
          {words.gone}
        </p>
      )}
      {booking && !isGone && (
        <>
          <p className="state-tag" data-state={shownState(booking, now)}>
            {sayState(booking, now, day)}
          </p>
          <h2 ref={heading} tabIndex={-1}>
            {booking.name}
          </h2>
          <p>
            {clockOf(booking.start)}–{clockOf(booking.end)} · {nameOf(booking.treatment)} · {booking.practitioner.name}
          </p>
          <VisitStates booking={booking} />
          <BookingActions booking={booking} onDone={onClose} />
          <dl className="facts">
            <Fact name={words.born} value={fullDate(booking.birthdate, language)} />
            <Fact name={words.phone} value={booking.phone} />
            <Fact name={words.email} value={booking.email} />
            <Fact name={words.visit} value={booking.isFirst ? day.first : day.followUp} />
            <Fact name={words.pays} value={formatPrice(booking.price, common)} />
            <Fact name={words.partner} value={booking.partner} />
            <Fact
              name={words.dates}
              value={
                booking.dates.length > 1
                  ? booking.dates.map((it) => `${fullDate(it.start, language)} ${clockOf(it.start)}`).join(', ')
                  : null
              }
            />
            <Fact name={words.reference} value={booking.reference} />
          </dl>
          <VisitReason open={open} />
          <DeskNote booking={booking} />
        </>
      )}
    </section>
  )
}

function Fact({ name, value }: { name: string; value: string | null }) {
  if (value === null) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

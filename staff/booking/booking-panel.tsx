import { formatPhone } from '#domain/phones/grouped-phone.ts'
import { clockOf, fullDate } from '#messages/dates.ts'
import { formatPrice } from '#messages/prices.ts'
import { bookingWords } from '#messages/staff/booking-words.ts'
import { dayWords } from '#messages/staff/day-words.ts'
import { problemOf } from '../app/call-error.ts'
import { Loading } from '../app/loading.tsx'
import { ProblemLine } from '../app/problem-line.tsx'
import { useAsk } from '../app/use-calls.ts'
import { useCatalogue } from '../app/use-facts.ts'
import { useCommonWords, useLocale, useWords } from '../app/words.tsx'
import { FactList } from '../parts/fact-list.tsx'
import { SidePanel } from '../parts/side-panel.tsx'
import { Tag } from '../parts/tag.tsx'
import type { OpenVisit } from '../visits/day.ts'
import { sayState, shownState } from '../visits/say-state.ts'
import { BookingActions } from './booking-actions.tsx'
import { DeskNote } from './desk-note.tsx'
import { VisitReason } from './visit-reason.tsx'
import { VisitStates } from './visit-states.tsx'
import './change-form.css'

/** One booking beside the day, never over it. To open it is to look at a patient, which is logged. */
export function BookingPanel({ open, now, onClose }: { open: OpenVisit; now: number; onClose: () => void }) {
  const words = useWords(bookingWords)
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
  if (!booking) {
    return (
      <SidePanel title={undefined} label={words.panel} onClose={onClose}>
        {error ? <ProblemLine problem={problemOf(error)} onRetry={() => void refetch()} /> : <Loading />}
      </SidePanel>
    )
  }
  // Somebody has moved or cancelled it meanwhile.
  if (error && problemOf(error).code === 'forbidden') {
    return (
      <SidePanel title={booking.name} label={words.panel} onClose={onClose}>
        <p className="problem-line" role="alert">
          {words.gone}
        </p>
      </SidePanel>
    )
  }
  const dates = booking.dates.map((it) => `${fullDate(it.start, language)} ${clockOf(it.start)}`)
  return (
    <SidePanel
      title={booking.name}
      label={words.panel}
      tag={<Tag tone={shownState(booking, now) === 'late' ? 'urgent' : undefined}>{sayState(booking, now, day)}</Tag>}
      stage={booking.state}
      onClose={onClose}
    >
      <p>
        {clockOf(booking.start)}–{clockOf(booking.end)} · {nameOf(booking.treatment)} · {booking.practitioner.name}
      </p>
      <VisitStates booking={booking} />
      <BookingActions booking={booking} onDone={onClose} />
      <FactList
        facts={[
          [words.born, fullDate(booking.birthdate, language)],
          [words.phone, formatPhone(booking.phone)],
          [words.email, booking.email],
          [words.visit, booking.isFirst ? day.first : day.followUp],
          [words.pays, formatPrice(booking.price, common)],
          [words.partner, booking.partner],
          [words.dates, dates.length > 1 ? dates.join(', ') : null],
          [words.reference, booking.reference],
        ]}
      />
      <VisitReason open={open} />
      <DeskNote booking={booking} />
    </SidePanel>
  )
}

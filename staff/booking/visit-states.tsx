import type { AnswerOf } from '#domain/api/call-types.ts'
import type { VisitState } from '#domain/staff/visit-states.ts'
import { bookingWords } from '#messages/staff/booking-words.ts'
import { PillButton } from '../app/pill-button.tsx'
import { useChange } from '../app/use-calls.ts'
import { useWords } from '../app/words.tsx'
import { Actions } from '../parts/actions.tsx'
import { ChangeProblem } from '../parts/change-problem.tsx'

/** What comes first is what most people do next: the others take a step back. */
const order: readonly VisitState[] = ['booked', 'arrived', 'called-in', 'done']

type Booking = AnswerOf<'GET /staff/bookings/{reference}'>

/** Buttons for the states that the visit can be given now. */
export function VisitStates({ booking }: { booking: Booking }) {
  const words = useWords(bookingWords)
  const change = useChange('PATCH /staff/bookings/{reference}', ['GET /staff/day', 'GET /staff/bookings/{reference}'])
  const { reference, start, state, next } = booking
  const isBack = (it: VisitState) => order.indexOf(it) < order.indexOf(state)
  const label = (it: VisitState) =>
    isBack(it) && (it === 'arrived' || it === 'called-in') ? words.giveBack[it] : words.give[it]
  const sorted = next.toSorted((a, b) => Number(isBack(a)) - Number(isBack(b)))
  return (
    <>
      <Actions>
        {sorted.map((it, index) => (
          <PillButton
            key={it}
            tone={index === 0 && !isBack(it) ? 'strong' : 'plain'}
            isPending={change.isPending}
            onPress={() => change.mutate({ params: { reference }, body: { start, state: it } })}
          >
            {label(it)}
          </PillButton>
        ))}
      </Actions>
      <ChangeProblem error={change.error} />
    </>
  )
}

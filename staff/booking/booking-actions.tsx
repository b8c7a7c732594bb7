import { useState } from 'react'
import { isUnderWay } from '#domain/staff/desk-changes.ts'
import { changeWords } from '#messages/staff/change-words.ts'
import { useAddress } from '../app/address.tsx'
import { PillButton } from '../app/pill-button.tsx'
import { useWords } from '../app/words.tsx'
import { useCaller } from '../caller/use-caller.ts'
import { Actions } from '../parts/actions.tsx'
import { CancelForm } from './cancel-form.tsx'
import { MoveForm } from './move-form.tsx'
import type { OpenBooking } from './open-booking.ts'

/** What can be done with the booking beside saying what became of the visit. */
export function BookingActions({ booking, onDone }: { booking: OpenBooking; onDone: () => void }) {
  const words = useWords(changeWords)
  const [, go] = useAddress()
  const [, setCaller] = useCaller()
  const [doing, setDoing] = useState<'move' | 'cancel'>()
  const { name, birthdate, phone, email, pending } = booking
  if (isUnderWay(pending)) return null
  const stop = () => setDoing(undefined)
  return (
    <>
      <Actions>
        {booking.isCancellable && (
          <>
            <PillButton
              aria-expanded={doing === 'move'}
              onPress={() => setDoing(doing === 'move' ? undefined : 'move')}
            >
              {words.move}
            </PillButton>
            <PillButton
              aria-expanded={doing === 'cancel'}
              onPress={() => setDoing(doing === 'cancel' ? undefined : 'cancel')}
            >
              {words.cancel}
            </PillButton>
          </>
        )}
        <PillButton
          onPress={() => {
            setCaller({ name, birthdate, phone, email: email ?? '' })
            go({ screen: 'caller' })
          }}
        >
          {words.bookAgain}
        </PillButton>
      </Actions>
      {doing === 'move' && <MoveForm booking={booking} onDone={onDone} />}
      {doing === 'cancel' && <CancelForm booking={booking} onKeep={stop} onDone={onDone} />}
    </>
  )
}

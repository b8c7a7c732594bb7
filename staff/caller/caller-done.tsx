import { useEffect, useRef } from 'react'
import type { AnswerOf } from '#domain/api/call-types.ts'
import { clockOf } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import { formatPrice } from '#messages/prices.ts'
import { shortDay } from '#messages/short-dates.ts'
import { callerWords } from '#messages/staff/caller-words.ts'
import { useAddress } from '../app/address.tsx'
import { PillButton } from '../app/pill-button.tsx'
import { useCommonWords, useLocale, useWords } from '../app/words.tsx'
import { Actions } from '../parts/actions.tsx'

/** What was booked, for the receptionist to read out. */
export function CallerDone({
  booked: { start, clinic, practitioner, coming, mostOnline, price, isShare, partner, partnerLeftOut },
  name,
  onAnother,
}: {
  booked: AnswerOf<'POST /staff/bookings'>
  name: string
  onAnother: () => void
}) {
  const words = useWords(callerWords)
  const common = useCommonWords()
  const locale = useLocale()
  const [, go] = useAddress()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="caller-done">
      <h1 ref={heading} tabIndex={-1}>
        {words.done}
      </h1>
      <p>
        {format(words.doneText, {
          name,
          time: `${shortDay(start, locale)} ${clockOf(start)}`,
          practitioner: practitioner.name,
        })}
      </p>
      <p>
        {format(words.price, { price: formatPrice(price, common, isShare) })}
        {partner && ` · ${partner.name}`}
      </p>
      {partnerLeftOut && <p role="status">{words.leftOut}</p>}
      {coming > mostOnline && <p>{format(words.manyComing, { count: coming, most: mostOnline })}</p>}
      <Actions>
        <PillButton
          tone="strong"
          onPress={() => go({ screen: 'day', clinic, date: start.slice(0, 10), line: undefined, view: undefined })}
        >
          {words.seeDay}
        </PillButton>
        <PillButton onPress={onAnother}>{words.another}</PillButton>
      </Actions>
    </div>
  )
}

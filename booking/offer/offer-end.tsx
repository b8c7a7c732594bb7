import type { RefObject } from 'react'
import { clockOf } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import type { OfferMessages } from '#messages/offers/messages.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { LinkedHead } from '../linked/linked-head.tsx'
import type { BookingSite } from '../wizard-context.tsx'
import { longTime } from '../words/dates.ts'
import type { Offer } from './offer-calls.ts'

/** What has become of an offer that is over, and the way on. */
export function OfferEnd({
  offer,
  words,
  site,
  heading,
}: {
  offer: Offer
  words: OfferMessages
  site: BookingSite
  heading: RefObject<HTMLHeadingElement | null>
}) {
  const { clinic, booked, expiresAt } = offer
  const said = {
    taken: [words.taken, words.takenText],
    declined: [words.declined, words.declinedText],
    expired: [words.gone, words.goneText],
    withdrawn: [words.gone, words.withdrawnText],
    open: [words.heading, ''],
  }[offer.state] as [string, string]
  const isTaken = offer.state === 'taken'
  const text = format(said[1], {
    phone: clinic.phone,
    clinic: clinic.name,
    name: booked?.practitioner.name ?? '',
    time: isTaken && booked ? longTime(booked.start, site.language) : clockOf(expiresAt),
  })
  return (
    <div className="wrap wizard-end">
      <LinkedHead name={words.name} heading={heading}>
        {said[0]}
      </LinkedHead>
      <Notice tone={isTaken ? 'success' : 'info'}>{text}</Notice>
      <p className="next-acts">
        {offer.manage && (
          <ButtonLink tone="fjord" href={offer.manage}>
            {words.manage}
          </ButtonLink>
        )}
        {!isTaken && (
          <ButtonLink tone="quiet" href={`tel:${clinic.phone.replaceAll(' ', '')}`}>
            {format(words.call, { phone: clinic.phone })}
          </ButtonLink>
        )}
      </p>
    </div>
  )
}

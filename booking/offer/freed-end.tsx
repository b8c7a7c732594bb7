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

/** What has become of a time of the waiting list, and whether somebody still waits. */
export function FreedEnd({
  offer,
  words: { name, freed, manage },
  site,
  heading,
}: {
  offer: Offer
  words: OfferMessages
  site: BookingSite
  heading: RefObject<HTMLHeadingElement | null>
}) {
  const { state, booked, group, clinic, waiting, rests } = offer
  const isTaken = state === 'taken' && booked
  const place = group?.isOnline ? site.words.group.online : clinic.name
  const said = {
    taken: booked
      ? format(freed.takenText, {
          time: longTime(booked.start, site.language),
          name: booked.practitioner.name,
          place,
        })
      : '',
    declined: waiting ? freed.declinedText : '',
    expired: format(freed.goneText, { time: clockOf(offer.expiresAt) }),
    withdrawn: freed.withdrawnText,
    open: '',
  }[state]
  const isDeclined = state === 'declined' && waiting
  return (
    <div className="wrap wizard-end">
      <LinkedHead name={name} heading={heading}>
        {isTaken ? freed.taken : isDeclined ? freed.declined : freed.gone}
      </LinkedHead>
      <Notice tone={isTaken ? 'success' : 'info'}>
        {said} {!isTaken && !isDeclined && (!waiting ? freed.notWaiting : rests ? freed.resting : freed.stillWaiting)}
      </Notice>
      <p className="next-acts">
        {offer.manage && (
          <ButtonLink tone="fjord" href={offer.manage}>
            {manage}
          </ButtonLink>
        )}
        {!isTaken && waiting && (
          <ButtonLink tone={offer.manage ? 'quiet' : 'fjord'} href={waiting}>
            {rests ? freed.goOn : freed.toList}
          </ButtonLink>
        )}
        {!isTaken && !booked && (
          <ButtonLink tone={waiting ? 'quiet' : 'fjord'} href={site.paths.booking}>
            {freed.book}
          </ButtonLink>
        )}
      </p>
    </div>
  )
}

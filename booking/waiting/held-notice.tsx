import { clockOf } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import type { WaitingMessages } from '#messages/waiting/messages.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { WaitingEntry } from './waiting-calls.ts'

/** What is held for somebody now, and the way to take it. */
export function HeldNotice({ offer, words }: { offer: NonNullable<WaitingEntry['offer']>; words: WaitingMessages }) {
  return (
    <Notice tone="success" live>
      <p>{format(words.standing.offered, { time: clockOf(offer.expiresAt) })}</p>
      {offer.link && (
        <ButtonLink tone="fjord" href={offer.link}>
          {words.seeOffer}
        </ButtonLink>
      )}
    </Notice>
  )
}

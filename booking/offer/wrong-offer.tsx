import { telephoneLink } from '#domain/market/market.ts'
import { format } from '#messages/format.ts'
import type { OfferMessages } from '#messages/offers/messages.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { BookingSite } from '../wizard-context.tsx'

/** A link that names no offer, or not the whole of it. */
export function WrongOffer({ words, site: { phone } }: { words: OfferMessages; site: BookingSite }) {
  return (
    <>
      <Notice tone="error">{format(words.wrongLink, { phone })}</Notice>
      <p className="next-acts">
        <ButtonLink tone="fjord" href={telephoneLink(phone)}>
          <Icon name="phone" />
          {format(words.call, { phone })}
        </ButtonLink>
      </p>
    </>
  )
}

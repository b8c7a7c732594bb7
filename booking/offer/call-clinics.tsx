import { telephoneLink } from '#domain/market/market.ts'
import { format } from '#messages/format.ts'
import type { OfferMessages } from '#messages/offers/messages.ts'
import { ButtonLink, type ButtonTone } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'

/** Whom to call where the page shows no offer. */
export function CallClinics({ tone, words, phone }: { tone: ButtonTone; words: OfferMessages; phone: string }) {
  return (
    <ButtonLink tone={tone} href={telephoneLink(phone)}>
      <Icon name="phone" />
      {format(words.call, { phone })}
    </ButtonLink>
  )
}

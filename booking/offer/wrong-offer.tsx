import { format } from '#messages/format.ts'
import type { OfferMessages } from '#messages/offers/messages.ts'
import { Notice } from '#ui/notice/notice.tsx'
import type { BookingSite } from '../wizard-context.tsx'
import { CallClinics } from './call-clinics.tsx'

/** A link that names no offer, or not the whole of it. */
export function WrongOffer({ words, site: { phone } }: { words: OfferMessages; site: BookingSite }) {
  return (
    <>
      <Notice tone="error">{format(words.wrongLink, { phone })}</Notice>
      <p className="next-acts">
        <CallClinics tone="fjord" words={words} phone={phone} />
      </p>
    </>
  )
}

import { format } from '#messages/format.ts'
import { Notice } from '#ui/notice/notice.tsx'
import type { BookingSite } from '../wizard-context.tsx'
import type { OrderOffer } from './order-offer.ts'

/** For a link that opens nothing: whoever has the phone gets the right one again. */
export function WrongLink({ offer: { words }, site }: { offer: OrderOffer; site: BookingSite }) {
  return (
    <Notice tone="error">
      {format(words.wrongLink, { phone: site.phone })} <a href={site.paths.manage}>{words.lostLink}</a>
    </Notice>
  )
}

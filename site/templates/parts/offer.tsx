import { isShareOf, type Member, priceFor } from '#domain/booking/price.ts'
import { formatPrice } from '#messages/prices.ts'
import { PriceList } from '#ui/price/price.tsx'
import { bookingPath, keepPossible } from '../../booking-path.ts'
import { describeTreatment } from '../../format/treatments.ts'
import { useSite } from '../../site-context.tsx'

/** Treatments with what they cost, each with its way to a time. */
export function Offer({
  treatments,
  texts = true,
  chosen,
  member,
}: {
  /** Ids of the catalogue. */
  treatments: string[]
  /** Whether each says what it is. */
  texts?: boolean
  /** What the booking already knows. */
  chosen?: Parameters<typeof bookingPath>[2]
  /** The partner whose members read this. */
  member?: Member
}) {
  const site = useSite()
  const { catalogue, stringTranslations: words } = site
  const prices = treatments.flatMap((id) => {
    const treatment = catalogue.treatments[id]
    if (!treatment) return []
    return {
      id,
      name: treatment.name,
      text: texts ? treatment.text : undefined,
      note: describeTreatment(treatment, words),
      amount: formatPrice(priceFor(treatment, member?.prices), words, isShareOf(member, treatment.id)),
      book: { title: words.site.bookNow, path: bookingPath(site, treatment, keepPossible(treatment, chosen)) },
    }
  })
  return <PriceList prices={prices} />
}

import { isShareOf, type Member, priceFor } from '#domain/booking/price.ts'
import type { SiteTreatment } from '#domain/site/site-data.ts'
import { formatPrice } from '#messages/prices.ts'
import type { BasePage } from '#page-data/parts.ts'
import { SideCard } from '#ui/side-card/side-card.tsx'
import { bookingPath } from '../../booking-path.ts'
import { treatmentAddress } from '../../clinics-today.ts'
import { useNextFree } from '../../live/use-next-free.ts'
import { useSite } from '../../site-context.tsx'
import { FirstFree } from './first-free.tsx'
import { Reviewer } from './reviewer.tsx'

/** Beside a text: what a time costs, when the next one is, and the button. */
export function BookBox({
  data,
  title,
  text,
  chosen,
  member,
}: {
  data: BasePage
  title?: string
  text?: string
  /** What the booking already knows. */
  chosen?: Parameters<typeof bookingPath>[2]
  /** The partner whose members read this. */
  member?: Member
}) {
  const site = useSite()
  const { catalogue, page, stringTranslations: words } = site
  const treatments = data.treatments.flatMap((id) => catalogue.treatments[id] ?? []) satisfies SiteTreatment[]
  const first = treatments[0]
  const inClinic = first?.mode === 'clinic' ? first.id : undefined
  const start = useNextFree(inClinic)
  const path = bookingPath(site, first, chosen)
  const group = first?.group
  const dates = group && words.group
  const prices = treatments.slice(0, 3).map((treatment) => ({
    name: treatment.name,
    value: formatPrice(priceFor(treatment, member?.prices), words, isShareOf(member, treatment.id)),
  }))
  return (
    <SideCard
      title={title ?? dates?.book ?? words.site.bookAppointment}
      text={text ?? words.article.noReferral}
      facts={[
        ...prices,
        ...(first
          ? [
              {
                name: group
                  ? words.group.next[group.kind]
                  : inClinic
                    ? words.clinic.firstWith[first.profession]
                    : words.clinic.nextFree,
                value: (
                  <span data-live={inClinic && treatmentAddress(page.locale, inClinic)}>
                    <FirstFree start={start} instead={<a href={path}>{dates?.seeDates ?? words.article.seeTimes}</a>} />
                  </span>
                ),
              },
            ]
          : []),
      ]}
      action={{ title: dates?.seeDates ?? words.site.bookAppointment, path }}
    >
      {data.review && <Reviewer review={data.review} />}
    </SideCard>
  )
}

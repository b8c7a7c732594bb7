import type { EducationEvent, Offer, Thing } from 'schema-dts'
import { findPrice } from '#domain/booking/price.ts'
import type { Facts } from '#domain/facts/facts.ts'
import { htmlLang } from '#domain/market/locale.ts'
import { markets } from '#domain/market/market.ts'
import type { PageData } from '#page-data/pages.ts'
import { findPageGroup, placeAt } from './course-thing.ts'

/** The next runs of the class, course or webinar that a page is about, with their dates as of the build. The link of what is online is never told. */
export function eventThings(page: PageData, facts: Facts, siteUrl: string): Thing[] {
  const found = findPageGroup(page, facts)
  if (!found) return []
  const { group, treatment, clinic, leader, name } = found
  const url = siteUrl + page.path
  const offer = (isOneDate: boolean): { offers?: Offer } => {
    const price = findPrice(facts.prices, treatment.id, null, isOneDate)
    return price === null
      ? {}
      : { offers: { '@type': 'Offer', price, priceCurrency: markets[clinic.country].currency, url } }
  }
  const shared = {
    '@type': 'EducationEvent',
    name,
    url,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${group.link ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: group.link ? ({ '@type': 'VirtualLocation', url } as const) : placeAt(clinic),
  } as const
  return (page.data.runs ?? []).map((dates): EducationEvent => {
    const isOneDate = group.sold === 'date'
    return {
      ...shared,
      description: page.data.summary,
      inLanguage: htmlLang(page.language),
      startDate: dates[0]!.start,
      endDate: dates.at(-1)!.end,
      organizer: { '@type': 'Organization', name: facts.company.name, url: `${siteUrl}/` },
      ...(leader && { performer: { '@type': 'Person', name: leader.name } }),
      ...offer(isOneDate),
      ...(dates.length > 1 && {
        subEvent: dates.map(({ start, end }) => ({
          ...shared,
          startDate: start,
          endDate: end,
          ...(group.sold === 'either' && offer(true)),
        })),
      }),
    }
  })
}

import type { Course, Place } from 'schema-dts'
import type { Clinic } from '#domain/facts/clinic.ts'
import type { Facts } from '#domain/facts/facts.ts'
import { htmlLang, resolveText } from '#domain/market/locale.ts'
import { markets } from '#domain/market/market.ts'
import type { PageData } from '#page-data/pages.ts'
import { dayNames } from './fact-things.ts'

/** The class, course or webinar that a page is about, with the facts that search engines are told. */
export function findPageGroup(page: PageData, facts: Facts) {
  const group = facts.groups.find(({ treatment }) => treatment === page.data.treatments[0])
  const treatment = facts.catalogue.types
    .flatMap(({ services }) => services.flatMap((service) => service.treatments))
    .find(({ id }) => id === group?.treatment)
  const clinic = facts.clinics.find(({ id }) => id === group?.clinic)
  if (!group || !treatment || !clinic) return
  const leader = facts.practitioners.find(({ id }) => id === group.leader)
  return { group, treatment, clinic, leader, name: resolveText(treatment.name, page.locale, clinic.country) }
}

export function placeAt(clinic: Clinic): Place {
  return {
    '@type': 'Place',
    name: clinic.name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: clinic.address.street,
      postalCode: clinic.address.postcode,
      addressLocality: clinic.address.place,
      addressCountry: markets[clinic.country].code,
    },
  }
}

/** The group with its days; its dates are events (event-things.ts). */
export function courseThing(page: PageData, facts: Facts, siteUrl: string): Course | undefined {
  const found = findPageGroup(page, facts)
  if (!found) return
  const { group, treatment, clinic, leader, name } = found
  const price = facts.prices[treatment.id]?.price
  return {
    '@type': 'Course',
    name,
    description: page.data.summary,
    url: siteUrl + page.path,
    inLanguage: htmlLang(page.language),
    provider: { '@type': 'Organization', name: facts.company.name, url: `${siteUrl}/` },
    ...(typeof price === 'number' && {
      offers: { '@type': 'Offer', category: 'Paid', price, priceCurrency: markets[clinic.country].currency },
    }),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: group.link ? 'Online' : 'Onsite',
      ...(leader && { instructor: { '@type': 'Person', name: leader.name } }),
      ...(!group.link && {
        location: placeAt(clinic),
      }),
      courseSchedule: {
        '@type': 'Schedule',
        repeatFrequency: `P${group.dates > 1 ? 1 : group.everyWeeks}W`,
        repeatCount: group.dates,
        byDay: group.days.map((day) => dayNames[day]),
        startTime: group.at,
        duration: `PT${treatment.minutes}M`,
        scheduleTimezone: clinic.zone,
      },
    },
  }
}

import type {
  DayOfWeek,
  MedicalClinic,
  MedicalSpecialty,
  OpeningHoursSpecification,
  Organization,
  Person,
  Physician,
  Service,
} from 'schema-dts'
import type { Profession } from '#domain/facts/catalogue.ts'
import type { Facts } from '#domain/facts/facts.ts'
import type { Weekday } from '#domain/facts/shared.ts'
import { markets } from '#domain/market/market.ts'
import type { PageData, PlacePage, PractitionerPage } from '#page-data/pages.ts'

export const dayNames: Record<Weekday, DayOfWeek> = {
  mon: 'https://schema.org/Monday',
  tue: 'https://schema.org/Tuesday',
  wed: 'https://schema.org/Wednesday',
  thu: 'https://schema.org/Thursday',
  fri: 'https://schema.org/Friday',
  sat: 'https://schema.org/Saturday',
  sun: 'https://schema.org/Sunday',
}

/** Professions that schema.org knows as a physician's specialty; the others are persons with a job title. */
const specialties: Partial<Record<Profession, MedicalSpecialty>> = {
  'general-practitioner': 'https://schema.org/PrimaryCare',
  dermatologist: 'https://schema.org/Dermatologic',
  gynecologist: 'https://schema.org/Gynecologic',
  psychiatrist: 'https://schema.org/Psychiatric',
  'plastic-surgeon': 'https://schema.org/PlasticSurgery',
  'eye-doctor': 'https://schema.org/Optometric',
  'ear-nose-throat-doctor': 'https://schema.org/Otolaryngologic',
  urologist: 'https://schema.org/Urologic',
}

export function organizationThing(facts: Facts, { locale, language }: PageData, siteUrl: string): Organization {
  const { company } = facts
  return {
    '@type': 'MedicalOrganization',
    name: company.name,
    legalName: company.legalName,
    slogan: company.slogan[language] ?? company.slogan[locale],
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
    email: company.email,
    telephone: company.mobileNumber,
    address: company.address,
    taxID: company.orgNumber.replaceAll(' ', ''),
  }
}

export function clinicThing(clinic: Facts['clinics'][number], page: PageData, siteUrl: string): MedicalClinic {
  const { street, postcode, place } = clinic.address
  return {
    '@type': 'MedicalClinic',
    '@id': `${siteUrl}${page.path}#clinic`,
    name: page.data.title,
    description: page.data.summary,
    url: siteUrl + page.path,
    image: `${siteUrl}/og/clinics-${page.locale}.png`,
    telephone: clinic.phone,
    email: clinic.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode: postcode,
      addressLocality: place,
      addressCountry: markets[clinic.country].code,
    },
    geo: { '@type': 'GeoCoordinates', latitude: clinic.position.lat, longitude: clinic.position.lng },
    openingHoursSpecification: openingHours(clinic),
    specialOpeningHoursSpecification: specialHours(clinic),
  }
}

function openingHours(clinic: Facts['clinics'][number]): OpeningHoursSpecification[] {
  return (Object.entries(clinic.hours) as [Weekday, { from: string; to: string }[]][]).flatMap(([day, ranges]) =>
    ranges.map((range) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: dayNames[day],
      opens: range.from,
      closes: range.to,
    })),
  )
}

function specialHours(clinic: Facts['clinics'][number]): OpeningHoursSpecification[] {
  const closed = clinic.closures.map(
    ({ from, to }): OpeningHoursSpecification => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: from,
      validThrough: to,
      opens: '00:00',
      closes: '00:00',
    }),
  )
  const other = clinic.specialHours.flatMap(({ date, hours }) =>
    hours.map(
      (range): OpeningHoursSpecification => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: date,
        validThrough: date,
        opens: range.from,
        closes: range.to,
      }),
    ),
  )
  return [...closed, ...other]
}

export function personThing(
  page: PageData,
  person: PractitionerPage,
  facts: Facts,
  siteUrl: string,
): Person | Physician {
  const specialty = specialties[person.profession]
  const shared = {
    '@id': `${siteUrl}${page.path}#person`,
    name: person.name,
    description: person.summary,
    url: siteUrl + page.path,
    image: siteUrl + person.portrait,
  }
  const places = facts.clinics.filter((clinic) => person.clinics.includes(clinic.id))
  if (specialty) {
    const [first] = places
    const address = first && {
      '@type': 'PostalAddress' as const,
      streetAddress: first.address.street,
      postalCode: first.address.postcode,
      addressLocality: first.address.place,
      addressCountry: markets[first.country].code,
    }
    return {
      '@type': 'Physician',
      ...shared,
      medicalSpecialty: specialty,
      ...(first && { telephone: first.phone, address }),
    }
  }
  const worksFor = places.map((clinic) => ({ '@type': 'MedicalClinic' as const, name: fullName(clinic, facts) }))
  return { '@type': 'Person', ...shared, jobTitle: person.profession, knowsLanguage: person.languages, worksFor }
}

/** What the clinics near a place offer the people who live there. */
export function placeThing(
  page: PageData,
  { place, title, summary, near }: PlacePage,
  facts: Facts,
  siteUrl: string,
): Service {
  return {
    '@type': 'Service',
    name: title,
    description: summary,
    url: siteUrl + page.path,
    areaServed: { '@type': 'Place', name: place },
    provider: near.map((it) => {
      const clinic = facts.clinics.find(({ id }) => id === it.clinic)!
      return { '@type': 'MedicalClinic' as const, name: fullName(clinic, facts), telephone: clinic.phone }
    }),
  }
}

/** 'Innom Bislett': outside of our site the name of a clinic alone says nothing. */
function fullName({ name }: { name: string }, { company }: Facts): string {
  return `${company.name} ${name}`
}

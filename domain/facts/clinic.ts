import * as z from 'zod'
import { countries, defaultCountry } from '../market/locale.ts'
import { markets } from '../market/market.ts'
import { type Format, marketFormats } from '../market/market-formats.ts'
import { isoDate, localizedText, slug, timeRange, weekday } from './shared.ts'

/** A part of the country with clinics: what the booking asks for before the clinic. */
export const area = z.strictObject({ id: slug, name: localizedText })

export const clinicLabels = ['medical', 'test', 'physical'] as const
export type ClinicLabel = (typeof clinicLabels)[number]

/** Days a clinic is closed beside weekends and public holidays, both ends included. */
export const closure = z.strictObject({ from: isoDate, to: isoDate, reason: localizedText })
export type Closure = z.infer<typeof closure>

/** A day with other hours than the week says. */
export const specialHours = z.strictObject({ date: isoDate, hours: z.array(timeRange).min(1), reason: localizedText })
export type SpecialHours = z.infer<typeof specialHours>

const clinicFields = z.strictObject({
  id: slug,
  /** The name people use for the place: 'Grünerløkka'. */
  name: z.string(),
  /** An id of content/areas.yaml. */
  area: slug,
  city: z.string(),
  /** Decides the formats of its facts, its holidays and in which market it is shown. */
  country: z.enum(countries).default(defaultCountry),
  /** The time zone that its hours and times are told in; the country's, unless another of ours is written. */
  zone: z.enum(Object.values(markets).map(({ zone }) => zone)).optional(),
  address: z.strictObject({ street: z.string(), postcode: z.string(), place: z.string() }),
  phone: z.string(),
  email: z.email(),
  /** WGS 84, right for the quarter the clinic is in. */
  position: z.strictObject({ lat: z.number().min(54).max(72), lng: z.number().min(4).max(32) }),
  /** medical: has doctors; test: takes Covid and other tests; physical: a clinic of the physical line. */
  labels: z.array(z.enum(clinicLabels)).min(1),
  /** Opening hours by weekday; a day that is missing is closed. */
  hours: z.partialRecord(weekday, z.array(timeRange).min(1)),
  /** What public holidays mean here: closed, or these hours. */
  publicHolidays: z.union([z.literal('closed'), z.array(timeRange).min(1)]).default('closed'),
  /** Initial closures and special hours; once they are in the database, the database counts (docs/decisions/0023). */
  closures: z.array(closure).default([]),
  specialHours: z.array(specialHours).default([]),
  /** At most 160 characters for lists and search engines. */
  summary: localizedText,
  /** Markdown: what this clinic is, at least 150 words in each language together with gettingHere and access. */
  about: localizedText,
  /** Markdown: tram, bus, parking, entrance. */
  gettingHere: localizedText,
  /** Markdown: steps, lift, door width, hearing loop. */
  access: localizedText,
  /** Where to sit after check-in, and how the patient is called. Shown on the kiosk. */
  where: localizedText,
  /** Whether patients are asked by SMS, the day after, how their visit was. */
  asksAfterVisit: z.boolean().default(false),
  /** Other addresses that show this same page, without the language prefix: 'clinics/bislett-general-practitioner-dermatologist'. */
  aliases: z.array(z.string()).default([]),
})

/** One clinic: content/clinics/{id}.yaml. */
export const clinic = clinicFields
  .superRefine(({ country, phone, address }, context) => {
    const formats = marketFormats[country]
    const check = (path: string[], text: string, { pattern, example }: Format) => {
      if (!pattern.test(text)) context.addIssue({ code: 'custom', path, message: `write it as ${example}` })
    }
    check(['phone'], phone, formats.phone)
    check(['address', 'postcode'], address.postcode, formats.postcode)
  })
  .transform((it) => ({ ...it, zone: it.zone ?? markets[it.country].zone }))
export type Clinic = z.infer<typeof clinic>

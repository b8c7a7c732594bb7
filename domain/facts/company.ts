import * as z from 'zod'
import { countries } from '../market/locale.ts'
import { marketFormats } from '../market/market-formats.ts'
import { localizedText } from './shared.ts'

const everywhere = {
  name: z.string(),
  slogan: localizedText,
  /** Addresses of the app in the two shops. */
  app: z.strictObject({
    ios: z.url(),
    android: z.url(),
    /** Whether the addresses are examples that lead nowhere: the booking says so beside them. */
    example: z.boolean().default(false),
  }),
  /** Hours before the start until which a booking can be cancelled or moved free of charge. */
  cancellationHours: z.int().positive(),
}

/** Who runs the clinics of a country, and how its patients reach us. */
const inCountry = {
  legalName: z.string(),
  orgNumber: z.string(),
  address: z.string(),
  postalAddress: z.string(),
  mobileNumber: z.string(),
  email: z.email(),
}

/** Who we are in one country, shown in the footer and in structured data. Not strict: releases of before had more in it. */
export const company = z.object({ ...everywhere, ...inCountry })

/** content/company.yaml */
export const companyByCountry = z.strictObject({
  ...everywhere,
  countries: z.record(z.enum(countries), z.strictObject(inCountry)).superRefine((offices, context) => {
    for (const country of countries) {
      const { pattern, example } = marketFormats[country].orgNumber
      if (pattern.test(offices[country].orgNumber)) continue
      context.addIssue({ code: 'custom', path: [country, 'orgNumber'], message: `write it as ${example}` })
    }
  }),
})

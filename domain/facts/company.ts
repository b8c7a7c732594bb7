import * as z from 'zod'
import { countries } from '../market/locale.ts'
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
  /** As the country writes it. */
  orgNumber: z.string().regex(/^(?:\d{3} \d{3} \d{3}|\d{6}-\d{4})$/),
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
  countries: z.record(z.enum(countries), z.strictObject(inCountry)),
})

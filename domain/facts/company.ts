import * as z from 'zod'
import { localizedText } from './shared.ts'

/** As Norway writes it, or Sweden: the facts of a market have its own. */
const orgNumber = z.string().regex(/^(?:\d{3} \d{3} \d{3}|\d{6}-\d{4})$/)

/** content/company.yaml: who we are, shown in the footer and in structured data. */
export const company = z.strictObject({
  name: z.string(),
  legalName: z.string(),
  slogan: localizedText,
  orgNumber,
  address: z.string(),
  postalAddress: z.string(),
  mobileNumber: z.string(),
  /** Who runs our clinics in Sweden and how patients there reach us, where it differs. */
  sweden: z
    .strictObject({
      legalName: z.string(),
      orgNumber,
      address: z.string(),
      postalAddress: z.string(),
      mobileNumber: z.string(),
      email: z.email(),
    })
    .partial()
    .default({}),
  email: z.email(),
  /** Addresses of the app in the two shops. */
  app: z.strictObject({
    ios: z.url(),
    android: z.url(),
    /** Whether the addresses are examples that lead nowhere: the booking says so beside them. */
    example: z.boolean().default(false),
  }),
  /** Hours before the start until which a booking can be cancelled or moved free of charge. */
  cancellationHours: z.int().positive(),
})

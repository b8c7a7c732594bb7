import * as z from 'zod'
import { clinicLabels } from './clinic.ts'
import { localizedText, slug } from './shared.ts'

const label = z.enum(clinicLabels)

/** content/orders.yaml: tests that people take at home. Their prices are in prices.yaml, by item id. */
export const orders = z.strictObject({
  /** Clinics with this label have the tests at the counter. */
  collectAt: label,
  /** The treatment of the catalogue that is booked to collect one at a time; without it there is only the counter. */
  collectTime: slug.optional(),
  /** Clinics with one of these labels take samples. */
  handInAt: z.array(label).min(1),
  items: z.array(
    z.strictObject({
      id: slug,
      name: localizedText,
      /** The id of the page that says how the sample is taken. */
      page: z.string(),
      /** Working days from the hand-in until the result is there. */
      resultDays: z.strictObject({ from: z.int().positive(), to: z.int().positive() }),
    }),
  ),
})
export type Orders = z.infer<typeof orders>
export type OrderItem = Orders['items'][number]

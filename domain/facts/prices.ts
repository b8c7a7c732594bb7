import * as z from 'zod'
import { countries } from '../market/locale.ts'
import { slug } from './shared.ts'

const priceFields = {
  /** Whole units of the country's currency; null where it depends on what is done. */
  price: z.int().positive().nullable(),
  /** Of a class that can also be booked for one date: what that costs. */
  date: z.int().positive().optional(),
  /** Another price for the members of a partner, by partner id. */
  partners: z.record(slug, z.int().min(0)).default({}),
  /** The same for one date; a partner without one pays what everybody pays for it. */
  datePartners: z.record(slug, z.int().min(0)).optional(),
  /** Of a package: what one visit costs by itself (packages/package-price.ts). */
  visit: z.int().positive().optional(),
}

/** What one country's patients pay, by treatment id. Not strict: releases of before had more in it. */
export const prices = z.record(slug, z.object(priceFields))
export type Prices = z.infer<typeof prices>

/** content/prices.yaml: by country, then by treatment id. */
export const pricesByCountry = z.record(z.enum(countries), z.record(slug, z.strictObject(priceFields)))
export type PricesByCountry = z.infer<typeof pricesByCountry>

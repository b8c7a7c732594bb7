import * as z from 'zod'
import { holidaysByZone } from '../dates/holidays.ts'
import { partner } from '../partners/partner-facts.ts'
import { catalogue } from './catalogue.ts'
import { area, clinic } from './clinic.ts'
import { company, type companyByCountry } from './company.ts'
import { group } from './group.ts'
import { job } from './job.ts'
import { orders } from './orders.ts'
import { competence, practitioner } from './practitioner.ts'
import { type PricesByCountry, prices } from './prices.ts'

const localizedPath = z.strictObject({ no: z.string(), en: z.string() })
const home = { no: '/', en: '/en/' }

/** Everything that editors maintain and that pages, the booking and the API of one country all read. */
export const facts = z.strictObject({
  company,
  areas: z.array(area),
  clinics: z.array(clinic),
  catalogue,
  prices,
  competence: z.array(competence),
  practitioners: z.array(practitioner),
  partners: z.array(partner),
  // Releases from before have none.
  orders: orders.default({ collectAt: 'test', handInAt: ['medical'], items: [] }),
  /** Classes, courses and webinars. Releases from before them have none. */
  groups: z.array(group).default([]),
  /** Vacancies. Releases from before the form have none. */
  jobs: z.array(job).default([]),
  /** Of the years around the build. */
  holidays: holidaysByZone,
  /** Pages that messages to patients and the booking link to, by locale. */
  paths: z.strictObject({
    manage: localizedPath,
    /** The first page of the booking. Releases from before have none. */
    booking: localizedPath.default(home),
    /** Where tests to take at home are ordered and followed. */
    order: localizedPath.default(home),
    /** Where a patient chooses among other times that are held. Releases from before have none. */
    offer: localizedPath.default(home),
    visitQuestion: localizedPath.default(home),
    /** Where somebody on the waiting list sees what they wait for, and stops it. Releases from before have none. */
    waiting: localizedPath.default(home),
    /** Where a business is led after the interest form, by how it wants to hear from us. */
    thanks: z
      .strictObject({ phone: localizedPath, video: localizedPath, mail: localizedPath })
      // Releases from before the form have none.
      .default({ phone: home, video: home, mail: home }),
    /** Where an applicant is led after the form. */
    applied: localizedPath.default(home),
    /** The terms of partners that have some, by partner id. */
    terms: z.record(z.string(), localizedPath).default({}),
  }),
})
export type Facts = z.infer<typeof facts>

/** The facts of all countries, as content has them; `inMarket` (in-market.ts) makes those of one. */
export type ContentFacts = Omit<Facts, 'company' | 'prices'> & {
  company: z.infer<typeof companyByCountry>
  prices: PricesByCountry
}

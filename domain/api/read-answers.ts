/** What the calls of read-calls.ts answer: the shapes of the contract, for OpenAPI and for the tests that check every answer against them. */
import * as z from 'zod'
import { clinicStates } from '../availability/clinic-today.ts'
import { slotStates } from '../availability/slot-state.ts'
import { waysTogether } from '../availability/together.ts'
import { groupKinds, professions } from '../facts/catalogue.ts'
import { clinicLabels } from '../facts/clinic.ts'
import { soldAs } from '../facts/group.ts'
import { timeRange, weekday } from '../facts/shared.ts'
import { fieldKinds } from '../partners/kind.ts'
import { partnerFieldNames, partnerKinds } from '../partners/partner-facts.ts'
import { date, isKeptElsewhere, person, slotAnswer, time, visitInterval } from './answer-parts.ts'

export const catalogueAnswer = z.object({
  types: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      text: z.string(),
      art: z.string(),
      services: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          text: z.string(),
          treatments: z.array(
            z.object({
              id: z.string(),
              name: z.string(),
              text: z.string(),
              mode: z.enum(['clinic', 'video']).describe('video is booked in the app'),
              minutes: z.int(),
              price: z.int().nullable().describe('Whole NOK, in Sweden SEK; null where it depends'),
              profession: z.enum(professions),
              clinics: z.array(z.string()).describe('Ids of the clinics where it can be had; none for video'),
              dialog: z.string().optional().describe('The informational dialog that explains it'),
              visits: z
                .array(z.object({ number: z.int(), minutes: z.int(), days: visitInterval.nullable() }))
                .optional()
                .describe('Of a package: its visits, all at the one price'),
              group: z.enum(groupKinds).optional().describe('Held for several people: GET /groups has its dates'),
            }),
          ),
        }),
      ),
    }),
  ),
})

export const clinicsAnswer = z.object({
  clinics: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      city: z.string(),
      area: z.string().describe('The area’s id'),
      areaName: z.string(),
      address: z.string(),
      phone: z.string(),
      position: z.object({ lat: z.number(), lng: z.number() }),
      labels: z.array(z.enum(clinicLabels)),
      hours: z.partialRecord(weekday, z.array(timeRange)).describe('By weekday; a day that is missing is closed'),
      today: z.object({
        state: z.enum(clinicStates),
        isOpen: z.boolean().describe('Whether the doors are open, which a fully booked clinic’s may be'),
        nextFree: time.nullable(),
        opensAt: time
          .nullable()
          .describe(
            'Of the opening that is on, or comes next today; it may last past midnight. Null without hours today',
          ),
        closesAt: time.nullable().describe('Also null where the clinic is open around the clock'),
        nextOpening: time.nullable().describe('When the doors open next, on any day; null while they are open'),
        wait: z
          .object({ from: z.int().min(0), to: z.int().min(5), at: time.describe('When it was computed') })
          .nullable()
          .describe('Minutes until somebody without an appointment could begin with a doctor; null: nothing is known'),
      }),
      lines: z
        .array(z.object({ id: z.string(), nextFree: time.nullable() }))
        .describe('The lines of care that the clinic has, by the type’s id in the catalogue'),
      services: z
        .array(z.object({ id: z.string(), treatment: z.string(), nextFree: time.nullable() }))
        .describe('The services that the clinic has, with the first time of the treatment that a new patient books'),
      team: z
        .array(z.object({ id: z.string(), nextFree: time.nullable() }))
        .optional()
        .describe('Where one clinic is asked for: those who work there, each with their first free time there'),
      closures: z
        .array(z.object({ from: date, to: date, reason: z.string() }))
        .describe('Days without hours, both ends included, that have not passed'),
      specialHours: z
        .array(z.object({ date, hours: z.array(timeRange), reason: z.string() }))
        .describe('Days with other hours than the week says, that have not passed'),
    }),
  ),
})

const amount = z.int().min(0).describe('Whole NOK')

export const partnerAnswer = z.object({
  id: z.string(),
  kind: z.enum(partnerKinds),
  name: z.string(),
  fields: z
    .array(
      z.object({
        name: z.enum(partnerFieldNames),
        kind: z.enum(fieldKinds),
        required: z.boolean(),
        options: z
          .array(z.object({ id: z.string(), name: z.string() }))
          .optional()
          .describe('Of a select'),
      }),
    )
    .describe('What a booking through this partner must bring along, in the order in which it is asked'),
  proof: z.string().optional().describe('What members show at the visit'),
  terms: z.string().optional().describe('What a member accepts; paragraphs are separated by an empty line'),
  termsVersion: z.string().optional().describe('Names the text of these terms; sent along, it is what was accepted'),
  termsPath: z.string().optional().describe('The page of the terms'),
  earning: z
    .object({ firstVideoVisit: z.int(), firstClinicVisit: z.int(), laterPercent: z.number() })
    .optional()
    .describe('Points of an airline’s members'),
  prices: z.record(z.string(), amount).describe('By treatment, what members pay where it is not the ordinary price'),
  datePrices: z
    .record(z.string(), amount)
    .optional()
    .describe('The same for one date of a class that is also sold as a series'),
  excluded: z.array(z.string()).describe('Treatments that members are not offered'),
  uncovered: z.array(z.string()).describe('Treatments outside the agreement: booked without it, at the ordinary price'),
})
/** The details of the visitor's partner that the booking shows, in one language. */
export type PartnerView = z.infer<typeof partnerAnswer>

export const daysAnswer = z.object({
  days: z.array(z.object({ date, state: z.enum(slotStates), free: z.int() })).max(62),
  isKeptElsewhere,
})

export const slotsAnswer = z.object({
  date,
  state: z.enum(slotStates),
  slots: z.array(
    slotAnswer.extend({
      together: z
        .array(
          z.object({ way: z.enum(waysTogether), slots: z.array(z.string()).describe('One for each, this one first') }),
        )
        .optional()
        .describe(
          'With people: how they can come, one after the other with one practitioner or side by side with several',
        ),
    }),
  ),
  nextDate: date.nullable().describe('The first later date with a free time'),
})

const free = z.int().min(0).describe('Places that nobody has or holds')

export const groupsAnswer = z.object({
  groups: z.array(
    z.object({
      id: z.string(),
      treatment: z.string().describe('The treatment’s id'),
      clinic: z.string().nullable().describe('The clinic’s id; null online: the link comes in messages only'),
      leader: person,
      sold: z.enum(soldAs).describe('What one booking is for'),
      price: z.int().nullable().describe('Whole NOK: of the series, or of a date where only those are sold'),
      datePrice: z.int().nullable().optional().describe('Of one date, where both are sold'),
      places: z.int().positive(),
      free,
      cancellationHours: z.int().min(0).describe('How long before the start it can be cancelled free of charge'),
      dates: z.array(z.object({ start: time, end: time, free, cancelled: z.literal(true).optional() })),
    }),
  ),
})

export const practitionersAnswer = z.object({
  practitioners: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      type: z.enum(professions),
      city: z.string().describe('The asked one, else that of the first clinic'),
      clinics: z.array(z.string()),
      services: z.array(z.string()),
      competence: z.array(z.string()),
      languages: z.array(z.string()),
      path: z.string().describe('The profile page'),
      nextFree: time.nullable(),
    }),
  ),
})

export const firstTimesAnswer = z.object({
  nextFree: z.record(z.string(), time.nullable()).describe('The first free time by practitioner'),
  slots: z.record(z.string(), z.string()).describe('The slot of that time, of those who have one'),
  clinics: z
    .record(z.string(), z.array(z.string()))
    .describe('By practitioner, only of those whose roster has other clinics than the pages of the release'),
})

export const practitionerAnswer = z.object({
  id: z.string(),
  name: z.string(),
  clinics: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      address: z.string(),
      phone: z.string(),
      days: z
        .array(
          z.object({
            days: z.array(weekday),
            hours: timeRange,
            weeks: z.enum(['every', 'odd', 'even']).describe('By the number of the ISO week'),
            from: date.optional().describe('The first day, where it is still to come'),
            to: date.optional().describe('The last day, where there is one'),
          }),
        )
        .describe('Recurring hours at this clinic, of the current roster'),
    }),
  ),
  away: z.array(z.object({ from: date, to: date })).describe('Absences of the next four weeks, both ends included'),
  times: z
    .array(z.object({ slot: z.string(), start: time, clinic: z.string(), treatment: z.string() }))
    .max(3)
    .describe('The next free times for the first of their treatments that has any'),
})

import * as z from 'zod'
import { addDays } from '../calendar-date.ts'
import type { Facts } from './facts.ts'
import { slug } from './shared.ts'

const days = {
  /** Days from today, 0 being today; both ends included. */
  fromDay: z.int().min(0).max(90),
  toDay: z.int().min(0).max(90),
}
const inOrder = (it: { fromDay: number; toDay: number }) => it.fromDay <= it.toDay

/**
 * content/demo.yaml: what happens around the day on which the demo is looked at, so that a newcomer meets every
 * state of a day whenever they come.
 */
export const demo = z.strictObject({
  /** Clinics that are closed. */
  closures: z.array(z.strictObject({ clinic: slug, ...days }).refine(inOrder, 'fromDay comes after toDay')).default([]),
  /** Practitioners who are away. */
  absences: z
    .array(z.strictObject({ practitioner: slug, ...days }).refine(inOrder, 'fromDay comes after toDay'))
    .default([]),
  /** Clinics or practitioners, or one of both, with every time taken. */
  bookedOut: z
    .array(
      z
        .strictObject({ clinic: slug.optional(), practitioner: slug.optional(), ...days })
        .refine(inOrder, 'fromDay comes after toDay')
        .refine((it) => it.clinic ?? it.practitioner, 'name a clinic or a practitioner'),
    )
    .default([]),
  /** The share of all other times that are taken, from 0 to 1. */
  busyness: z.number().min(0).max(1).default(0),
})
export type Demo = z.infer<typeof demo>

const closureReason = { no: 'Stengt for kurs', en: 'Closed for staff training', sv: 'Stängt för utbildning' }

/** The facts with the demo's closures and absences laid on them, for one day. */
export function layDemo(facts: Facts, demo: Demo, today: string): Facts {
  const dates = (it: { fromDay: number; toDay: number }) => ({
    from: addDays(today, it.fromDay),
    to: addDays(today, it.toDay),
  })
  return {
    ...facts,
    clinics: facts.clinics.map((clinic) => {
      const closures = demo.closures.filter((it) => it.clinic === clinic.id)
      const added = closures.map((it) => ({ ...dates(it), reason: closureReason }))
      return { ...clinic, closures: [...clinic.closures, ...added] }
    }),
    practitioners: facts.practitioners.map((practitioner) => {
      const absences = demo.absences.filter((it) => it.practitioner === practitioner.id)
      return { ...practitioner, absences: [...practitioner.absences, ...absences.map(dates)] }
    }),
  }
}

/** Whether the demo wants every time of a practitioner at a clinic on a date taken. */
export function isBookedOut(
  demo: Demo,
  today: string,
  place: { clinic: string; practitioner: string; date: string },
): boolean {
  return demo.bookedOut.some(
    (it) =>
      (it.clinic ?? place.clinic) === place.clinic &&
      (it.practitioner ?? place.practitioner) === place.practitioner &&
      addDays(today, it.fromDay) <= place.date &&
      place.date <= addDays(today, it.toDay),
  )
}

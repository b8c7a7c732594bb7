import * as z from 'zod'
import { addDays } from '../dates/calendar-date.ts'
import { orderStates } from '../orders/order-states.ts'
import type { Clinic } from './clinic.ts'
import type { Practitioner } from './practitioner.ts'
import { slug } from './shared.ts'

const line = z.string().min(1)

const days = {
  /** Days from today, 0 being today; both ends included. */
  fromDay: z.int().min(0).max(90),
  toDay: z.int().min(0).max(90),
}
const inOrder = (it: { fromDay: number; toDay: number }) => it.fromDay <= it.toDay

/**
 * content/demo.yaml: what happens around the day on which the demo is viewed, so that every state of a day can be seen
 * at any time.
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
  /** What the invented patients are called, and what some of them write; without names the times are taken by nobody. */
  patients: z
    .strictObject({ firstNames: z.array(line), lastNames: z.array(line), descriptions: z.array(line) })
    .default({ firstNames: [], lastNames: [], descriptions: [] }),
  /** What waits in the inbox of clinics, or of none in particular. */
  messages: z.array(z.strictObject({ clinic: slug.optional(), text: line })).default([]),
  /** Companies that want to know more. */
  companies: z.array(z.strictObject({ name: line, text: line })).default([]),
  /** Tests at home: at a clinic, or by post and then sent. */
  orders: z.array(z.strictObject({ item: slug, clinic: slug.optional(), state: z.enum(orderStates) })).default([]),
  /** Companies whose employees report an absence, by the partner's id. */
  absentAt: z.array(slug).default([]),
  /** Applications whose mail could not be sent, with a file of plain text. */
  applications: z.array(z.strictObject({ job: slug, text: line, curriculum: line })).default([]),
})
export type Demo = z.infer<typeof demo>

const closureReason = { no: 'Stengt for kurs', en: 'Closed for staff training', sv: 'Stängt för utbildning' }

/** A clinic with the demo's closures added to its own, for one day. */
export function layDemoOnClinic(clinic: Clinic, demo: Demo, today: string): Clinic {
  const added = demo.closures
    .filter((it) => it.clinic === clinic.id)
    .map((it) => ({ ...datesOf(it, today), reason: closureReason }))
  return added.length === 0 ? clinic : { ...clinic, closures: [...clinic.closures, ...added] }
}

/** A practitioner with the demo's absences added to their own, for one day. */
export function layDemoOnPractitioner(practitioner: Practitioner, demo: Demo, today: string): Practitioner {
  const added = demo.absences.filter((it) => it.practitioner === practitioner.id).map((it) => datesOf(it, today))
  return added.length === 0 ? practitioner : { ...practitioner, absences: [...practitioner.absences, ...added] }
}

function datesOf(it: { fromDay: number; toDay: number }, today: string) {
  return { from: addDays(today, it.fromDay), to: addDays(today, it.toDay) }
}

/** Whether the demo wants every time of a practitioner at a clinic on a date taken. */
export function isBookedOut(
  demo: Pick<Demo, 'bookedOut'>,
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

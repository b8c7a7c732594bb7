/**
 * The bodies that the browser sends and the server accepts: only their shape and size. The rules for names, birthdates and
 * so on are in fields/, because they need the current day, the phone metadata and the partners.
 * Every error message here is a key of messages/.
 */
import * as z from 'zod/mini'
import { peoplePerBooking } from '../booking/booking-limits.ts'
import { nameOfPerson } from '../booking/several-people.ts'
import { applicationMaxLength } from '../forms/application.ts'
import { isMessageKey, type MessageKey } from '../forms/fields/checked.ts'
import { isWritableText } from '../forms/fields/text.ts'
import { interestSubjects, replyWays } from '../forms/interest.ts'
import { partnerBody } from '../partners/partner-facts.ts'
import { id, line, locale, phone, slot, text } from './inputs.ts'

/** Either a slot, or a run of a group and perhaps one of its dates; the server checks that it is one of them. */
const wantedTime = { slot: z.optional(slot), group: z.optional(slot), date: z.optional(line(10)) }
export type WantedTime = z.infer<z.ZodMiniObject<typeof wantedTime>>

/** A few of something, one for each of the people of a booking. */
const forPeople = <Item extends z.ZodMiniType>(item: Item) =>
  z.array(item, { error: () => 'invalid' }).check(z.minLength(2, 'invalid'), z.maxLength(peoplePerBooking, 'invalid'))

/** POST /api/holds: one time, or `slots`, those of people who come together. */
export const holdBody = z.strictObject({ ...wantedTime, slots: z.optional(forPeople(slot)) })

/** POST /api/verifications */
export const verificationBody = z.strictObject({ phone, locale })

/** POST /api/verifications/{id}/code */
export const codeBody = z.strictObject({ code: line(40, 'code-required') })

/** POST /api/bookings/{reference}/move */
export const moveBody = z.strictObject({ slot })

/** POST /api/bookings/{reference}/visits */
export const visitBody = z.strictObject({ slot })

/** POST /api/links */
export const linksBody = z.strictObject({ verification: line(500), locale })

export const patientBody = z.strictObject({
  name: line(200, 'name-required'),
  /** YYYY-MM-DD */
  birthdate: line(40, 'birthdate-format'),
  email: z.optional(z.nullable(line(300, 'email-format'))),
  phone,
  /** At most 250 characters as a reader counts them; may be empty for a group. */
  description: text('description-required'),
  /** When a traveller flies, ISO 8601 with an offset: the clinic sees that a result is there in time. */
  departure: z.optional(z.nullable(line(40))),
})

/** A booking of one person. */
export const bookingBody = z.strictObject({
  ...wantedTime,
  /** The treatment's id again: must match the slot's or the group's. */
  treatment: id,
  /** The id of the visitor's hold on the slot. */
  hold: z.optional(id),
  /** The token returned for the right code. */
  verification: line(500),
  patient: patientBody,
  locale,
  /** The module of the partner's kind, in partners/, defines its fields. */
  partner: z.optional(partnerBody),
})
export type BookingBody = z.infer<typeof bookingBody>

/** One of the people of a booking, with a time and an agreement of their own. */
const personBody = z.strictObject({ slot, patient: patientBody, partner: z.optional(partnerBody) })

/** POST /api/bookings: of one person, or with `people` in place of time, patient and partner. */
export const orderBody = z.strictObject({
  ...bookingBody.shape,
  patient: z.optional(patientBody),
  people: z.optional(forPeople(personBody)),
})
/** What is ordered for people who come together. */
export type PeopleBody = Pick<BookingBody, 'treatment' | 'hold' | 'verification' | 'locale'> & {
  people: z.infer<typeof personBody>[]
}

/** POST /api/kiosks: the code came by telephone, not by SMS. */
export const kioskBody = z.strictObject({ code: line(40) })

/** POST /api/check-ins: the patient is identified by the verified phone or by the ticket of a booking. */
export const checkInBody = z.union(
  [
    z.strictObject({ clinic: id, verification: line(500), locale }),
    z.strictObject({ clinic: id, ticket: line(500), locale }),
  ],
  { error: () => 'invalid' },
)
/** POST /api/check-ins/choices */
export const checkInChoicesBody = z.strictObject({ clinic: id, verification: line(500), locale })

/** POST /api/consent */
export const consentBody = z.strictObject({
  choice: z.enum(['accept', 'refuse'], { error: () => 'invalid' }),
  /** Path of the page to return to after a plain form. */
  return: z.optional(line(2000)),
})

/** What the plain forms of pages send besides what was typed. */
const plainForm = {
  /** Path of the page to return to after a plain form. */
  return: z.optional(line(2000)),
  /** A field that people do not see, so only robots fill it in (docs/decisions/0031). */
  comment: z.optional(z.string()),
}

/** POST /api/contact */
export const contactBody = z.strictObject({
  /** null, and nothing in a plain form: does not relate to a specific clinic. */
  clinic: z.nullable(id),
  name: line(200, 'name-required'),
  /** YYYY-MM-DD; in a plain form as the visitor typed it. */
  birthdate: line(40, 'birthdate-format'),
  email: line(300, 'email-format'),
  phone,
  message: text('description-required'),
  locale,
  ...plainForm,
})

/** POST /api/interest */
export const interestBody = z.strictObject({
  company: line(300, 'company-required'),
  name: line(200, 'name-required'),
  email: line(300, 'email-format'),
  phone: line(60, 'phone-callable'),
  /** How many people work there: a number, or words with one. */
  employees: z.optional(z.nullable(z.union([line(100), z.number()], { error: () => 'employees-format' }))),
  /** What they ask about. */
  subject: z.optional(z.nullable(z.enum(interestSubjects, { error: () => 'invalid' }))),
  message: z.optional(z.nullable(text('description-required'))),
  /** How they want to hear from us; decides which thank-you page follows. */
  reply: z._default(z.enum(replyWays, { error: () => 'invalid' }), 'phone'),
  locale,
  ...plainForm,
})

/** POST /api/applications */
export const applicationBody = z
  .strictObject({
    /** The id of a vacancy. */
    job: line(100, 'job-closed'),
    name: line(200, 'name-required'),
    email: line(300, 'email-format'),
    phone: line(60, 'phone-callable'),
    text: z
      .string({ error: () => 'application-text' })
      .check(z.maxLength(applicationMaxLength, 'application-text'), z.refine(isWritableText, 'invalid-characters')),
    /** A PDF or plain text, at most 5 MB. */
    file: z.optional(z.custom<Uint8Array>((it) => it instanceof Uint8Array, { error: () => 'file-kind' })),
    locale,
    ...plainForm,
  })
  .register(z.globalRegistry, { mediaType: 'multipart/form-data' })

/** POST /api/absences: strict, so that nobody sends a reason along. */
export const absenceBody = z.strictObject({
  /** A partner id. */
  partner: line(100, 'absence-partner'),
  /** The token returned for the right code. */
  verification: line(500),
  name: line(200, 'name-required'),
  /** YYYY-MM-DD */
  from: line(40, 'absence-from'),
  /** YYYY-MM-DD; left out where the last day is not known yet. */
  to: z.optional(z.nullable(line(40, 'absence-to'))),
  locale,
})

interface Issue {
  readonly code?: string | undefined
  readonly path: readonly PropertyKey[]
  readonly message: string
  readonly keys?: readonly string[]
}

/** The errors of a failed parse, by field name (the last part of the path; of one of several people 'people.1.name'): the first message of each. */
export function fieldsOf(issues: readonly Issue[]): Record<string, MessageKey> {
  // Not an object: a stranger may name a field 'constructor', which every object seems to have.
  const fields = new Map<string, MessageKey>()
  const add = (name: string, message: MessageKey) => fields.has(name) || fields.set(name, message)
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys ?? []) add(nameField([...issue.path, key]), 'unknown-field')
    } else {
      add(nameField(issue.path), isMessageKey(issue.message) ? issue.message : 'invalid')
    }
  }
  return Object.fromEntries(fields)
}

function nameField(path: readonly PropertyKey[]): string {
  const name = String(path.findLast((it) => typeof it === 'string') ?? 'body')
  const [list, place] = path
  return list === 'people' && typeof place === 'number' ? nameOfPerson(place, name) : name
}

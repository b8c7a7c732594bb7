import * as z from 'zod/mini'
import { id, line, locale, phone, slot, text } from './inputs.ts'

/** POST /api/orders: `clinic` to collect it there, or `address` to have it sent. */
export const orderBody = z.strictObject({
  item: id,
  clinic: z.optional(z.nullable(id)),
  address: z.optional(
    z.nullable(
      z.strictObject({
        street: line(200, 'street-required'),
        postcode: line(40, 'postcode-format'),
        place: line(200, 'place-required'),
      }),
    ),
  ),
  /** The token returned for the right code. */
  verification: line(500),
  patient: z.strictObject({
    name: line(200, 'name-required'),
    /** YYYY-MM-DD */
    birthdate: line(40, 'birthdate-format'),
    phone,
    /** Clients may send the patient of a booking: these two are not needed here and not kept. */
    email: z.optional(z.nullable(line(300, 'email-format'))),
    description: z.optional(z.nullable(text('description-required'))),
  }),
  locale,
})
export type OrderBody = z.infer<typeof orderBody>

/** POST /api/orders/{reference}/time */
export const orderTimeBody = z.strictObject({ slot })

/** What several answers of the API are made of. */
import * as z from 'zod'

/** ISO 8601 with the clinic's offset. */
export const time = z.iso.datetime({ offset: true })
export const date = z.iso.date()
export const person = z.object({ id: z.string(), name: z.string() })

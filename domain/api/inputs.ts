/** The building blocks of request bodies. Every error message here is a key of messages/. */
import * as z from 'zod/mini'
import { slotIdMaxLength } from '../availability/slot-id.ts'
import type { MessageKey } from '../forms/fields/checked.ts'
import { descriptionMaxLength } from '../forms/fields/description.ts'
import { isWritableLine, isWritableText } from '../forms/fields/text.ts'
import { locales } from '../market/locale.ts'

const error = (missing: MessageKey) => (issue: { input?: unknown }) =>
  issue.input === undefined || issue.input === null ? missing : 'invalid'

/** One line of text. `missing` is the message for a value that is not there. */
export const line = (maxLength: number, missing: MessageKey = 'required') =>
  z
    .string({ error: error(missing) })
    .check(z.maxLength(maxLength, 'too-long'), z.refine(isWritableLine, { error: 'invalid-characters', abort: true }))

/** Several lines of text. */
export const text = (missing: MessageKey) =>
  z
    .string({ error: error(missing) })
    .check(z.maxLength(descriptionMaxLength, 'description-too-long'), z.refine(isWritableText, 'invalid-characters'))

export const id = line(100)
export const slot = line(slotIdMaxLength)
export const phone = line(60, 'phone-invalid')
/** The language of the answer and of messages. No default here: without it, the browser's own language counts. */
export const locale = z.optional(z.enum(locales, { error: error('required') }))

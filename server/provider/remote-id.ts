import * as z from 'zod/mini'
import { isWritableLine } from '#domain/forms/fields/text.ts'

/** `.` and `..` as a part of a path name another thing, with whatever our token may do to it, also where a slash is escaped. */
const namesAnother = /(?:^|[/\\])\.{1,2}(?:$|[/\\])/

/** Whether a text can be the id of a thing in another booking system: it becomes a part of addresses, and is stored. */
export function isRemoteId(text: string): boolean {
  return text.length > 0 && text.length <= 100 && isWritableLine(text) && !namesAnother.test(text)
}

export const remoteId = z.string().check(z.refine(isRemoteId))

import * as z from 'zod/mini'

/** What another system answered, or where it is not what it should be, for the log. */
export type Judged<T> = { ok: true; data: T } | { ok: false; wrong: string[] }

/** All times of three months of a practitioner at once, from a server that knows no pages, are half of it. */
const mostValues = 400_000

/** Places that are told: an answer may be wrong in every line. */
const mostTold = 5

/**
 * Reads the text of an answer; throws if it is no JSON. Each value that is wrong costs hundreds of bytes to describe, so an answer with millions of them, which is
 * short enough, would take gigabytes and many seconds in which nobody else is answered.
 */
export function judgeAnswer<Schema extends z.ZodMiniType>(schema: Schema, text: string): Judged<z.infer<Schema>> {
  return hasTooMany(text) ? { ok: false, wrong: ['length'] } : judgeValue(schema, JSON.parse(text))
}

export function judgeValue<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): Judged<z.infer<Schema>> {
  try {
    const parsed = z.safeParse(schema, value)
    if (parsed.success) return { ok: true, data: parsed.data }
    return { ok: false, wrong: parsed.error.issues.slice(0, mostTold).map((it) => it.path.join('.')) }
  } catch (error) {
    // zod passes faults on as arguments of a function, which has room for a hundred thousand.
    if (error instanceof RangeError) return { ok: false, wrong: ['length'] }
    throw error
  }
}

/** Counted by what stands between values; a comma in a text counts as well. */
function hasTooMany(text: string): boolean {
  let count = 0
  for (let at = text.indexOf(','); at >= 0; at = text.indexOf(',', at + 1)) {
    if (++count > mostValues) return true
  }
  return false
}

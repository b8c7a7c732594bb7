import { addDays, isCalendarDate } from '../dates/calendar-date.ts'

/**
 * Reads one question of a tool's form: `given` is every value that the form has under its name, `today` the day on the
 * visitor's device. Undefined means that the answer is missing or makes no sense, and the form asks again.
 */
export type Reader<T> = (given: readonly string[], today: string) => T | undefined

export interface Range {
  min: number
  max: number
}

/** A number as people type it, with a decimal comma or point. */
export function numberIn({ min, max }: Range): Reader<number> {
  return ([text = '']) => {
    const typed = text.trim()
    if (!/^\d{1,9}(?:[.,]\d{1,9})?$/.test(typed)) return undefined
    const value = Number(typed.replace(',', '.'))
    return value >= min && value <= max ? value : undefined
  }
}

export function wholeNumberIn(range: Range): Reader<number> {
  const read = numberIn(range)
  return (given, today) => {
    const value = read(given, today)
    return Number.isInteger(value) ? value : undefined
  }
}

/** A day (YYYY-MM-DD, as a date field gives it), at most so many days before and after today. */
export function dayWithin({ before, after }: { before: number; after: number }): Reader<string> {
  return ([text = ''], today) =>
    isCalendarDate(text) && text >= addDays(today, -before) && text <= addDays(today, after) ? text : undefined
}

/** A time of day (HH:MM, as a time field gives it), in minutes after midnight. */
export function timeOfDay(): Reader<number> {
  return ([text = '']) => {
    const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? []
    return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
  }
}

export function oneOf<const T extends string>(values: readonly T[]): Reader<T> {
  return ([text]) => values.find((value) => value === text)
}

/** Boxes to tick; none at all is an answer too. Anything that was not asked is left out. */
export function anyOf<const T extends string>(values: readonly T[]): Reader<T[]> {
  return (given) => values.filter((value) => given.includes(value))
}

/** A question that may be left empty; what is typed must still make sense. */
export function optional<T>(read: Reader<T>): Reader<T | null> {
  return (given, today) => (given.every((text) => text.trim() === '') ? null : read(given, today))
}

/** Everything that a form said, or the names of the questions that it must ask again. */
export type Answers<Readers> = { [Name in keyof Readers]: Readers[Name] extends Reader<infer T> ? T : never }

export function readAnswers<Readers extends Record<string, Reader<unknown>>>(
  readers: Readers,
  given: (name: string) => readonly string[],
  today: string,
): { ok: true; answers: Answers<Readers> } | { ok: false; wrong: (keyof Readers & string)[] } {
  const read = Object.entries(readers).map(([name, reader]) => [name, reader(given(name), today)] as const)
  const wrong = read.filter(([, answer]) => answer === undefined).map(([name]) => name)
  return wrong.length > 0 ? { ok: false, wrong } : { ok: true, answers: Object.fromEntries(read) as Answers<Readers> }
}

import type { DayRange } from '#domain/rosters/day-ranges.ts'
import { longDay } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import type { WaitingMessages } from '#messages/waiting/messages.ts'
import type { BookingSite, FieldError } from '../wizard-context.tsx'
import { checkDays, clinicsOf, type Wish } from './wish.ts'

/** What is missing or wrong in the answers to some questions about a wish, in their order. */
export function listWrong(
  questions: readonly ('clinics' | 'days' | 'parts')[],
  wish: Wish,
  possible: DayRange,
  words: WaitingMessages,
  { language }: Pick<BookingSite, 'language'>,
): FieldError[] {
  const days = checkDays(wish, possible)
  const last = longDay(possible.to, language)
  const dayMessages = { from: words.days.fromMissing, to: words.days[wrongLastDay(wish, possible)] }
  const wrong = {
    clinics: clinicsOf(wish).length === 0 ? [{ field: 'clinic', message: words.clinics.missing }] : [],
    days: days.ok ? [] : days.fields.map((field) => ({ field, message: format(dayMessages[field], { last }) })),
    parts: wish.parts.length === 0 ? [{ field: 'part', message: words.parts.missing }] : [],
  }
  return questions.flatMap((it) => wrong[it])
}

/** What is wrong with a last day that does not do. */
function wrongLastDay({ from, to }: Wish, possible: DayRange): 'toMissing' | 'toBefore' | 'toLate' {
  if (to > possible.to) return 'toLate'
  return from && to && to < from ? 'toBefore' : 'toMissing'
}

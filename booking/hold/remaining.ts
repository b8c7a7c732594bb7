import { format } from '#messages/format.ts'

/** In seconds: a screen reader reads every change, so there are few. */
const marks = [120, 60, 30]

/** How long a hold still lasts: '2 minutter', then '1 minutt', then '30 sekunder'. Not by `Intl`, which is slow at first (decision 47). */
export function describeRemaining(
  seconds: number,
  words: { minutes: string; oneMinute: string; seconds: string },
): string {
  const mark = marks.findLast((it) => seconds <= it + 1) ?? marks[0]!
  if (mark < 60) return format(words.seconds, { count: mark })
  return mark === 60 ? words.oneMinute : format(words.minutes, { count: mark / 60 })
}

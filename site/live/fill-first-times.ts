import { describeFirstTime } from '#directory/first-time.ts'
import type { AnswerOf } from '#domain/api/call-types.ts'
import type { Language } from '#domain/market/locale.ts'
import type { LiveSelector } from '#domain/site/live-marks.ts'

type Answer = AnswerOf<'GET /practitioners/next-free'>

/** Who is free when first, by person. A server that is older than the page does not tell the slots. */
export type FirstTimes = Pick<Answer, 'nextFree'> & Partial<Pick<Answer, 'slots'>>

/** The words of a card's first free time. */
export type FirstTimeWords = Parameters<typeof describeFirstTime>[1]

/**
 * Writes the first free time into each card of the directory, and makes its link lead to that time. The cards stay: a click
 * on one that is replaced meanwhile would be lost.
 */
export function fillFirstTimes(
  holder: Element,
  { nextFree, slots }: FirstTimes,
  words: FirstTimeWords,
  language: Language,
) {
  const now = new Date()
  for (const place of holder.querySelectorAll<HTMLElement>('[data-person]' satisfies LiveSelector)) {
    const person = place.dataset.person!
    const text = describeFirstTime(nextFree[person], words, now, language)
    if (place.textContent !== text) place.textContent = text
    const link = place.closest('a')
    if (link) linkTo(link, slots?.[person])
  }
}

/** The rest of the query stays: whoever reads without header and footer goes on so. */
function linkTo(link: HTMLAnchorElement, slot: string | undefined) {
  const query = new URLSearchParams(link.search)
  if ((query.get('slot') ?? undefined) === slot) return
  if (slot) query.set('slot', slot)
  else query.delete('slot')
  link.search = query.toString()
}

import type { ProblemCode } from '#domain/api/problems.ts'
import type { Language } from '#domain/market/locale.ts'
import { format } from './format.ts'
import type { Messages } from './messages.ts'
import { languageTag } from './short-dates.ts'

/** What is known of a request that came to nothing. */
export interface SaidProblem {
  /** `offline`: this device has no network. */
  code: ProblemCode | 'offline'
  /** The server's words, which know whom to call. */
  title?: string
  /** Seconds after which it is worth trying again. */
  retryAfter?: number
}

/** Our own words for a problem; the server's where they name a number to call. */
export function sayProblem(
  { code, title, retryAfter }: SaidProblem,
  { words, language, phone }: { words: Messages; language: Language; phone: string },
  /** Whether there is something typed that the visitor may fear to have lost. */
  hasTyped: boolean,
): string {
  if (code === 'offline') return hasTyped ? words.form.offline : words.site.offline
  // A page that was opened before a release does not know every code of the server.
  const text = (words.problems as Partial<typeof words.problems>)[code] ?? title ?? words.problems.unknown
  if (code === 'rate-limited' && retryAfter !== undefined) {
    return `${text} ${format(words.form.tryAgain, { when: describeWait(retryAfter, language) })}`
  }
  return text.includes('{phone}') ? keepNumber(title ?? format(text, { phone })) : text
}

/** A number to call stays on one line. */
function keepNumber(text: string): string {
  return text.replace(/\+[\d ]+\d/, (number) => number.replaceAll(' ', '\u00a0'))
}

/** 'om 9 minutter' */
function describeWait(seconds: number, language: Language): string {
  const relative = new Intl.RelativeTimeFormat(languageTag(language))
  if (seconds < 90) return relative.format(seconds, 'second')
  if (seconds < 5400) return relative.format(Math.ceil(seconds / 60), 'minute')
  return relative.format(Math.ceil(seconds / 3600), 'hour')
}

import { createContext, use } from 'react'
import type { Locale } from '#domain/market/locale.ts'
import { messagesFor } from '#messages/messages.ts'

/** The language of the page's address. */
export const ConsoleLocale = createContext<Locale>('no')

export const useLocale = () => use(ConsoleLocale)

/** A screen's words in the language of the console. */
export function useWords<T>(words: Record<Locale, T>): T {
  return words[useLocale()]
}

/** What visitors read, too: names of professions, prices, problems. */
export function useCommonWords() {
  return messagesFor(useLocale(), 'norway')
}

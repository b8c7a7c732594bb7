import type { Facts } from '#domain/facts/facts.ts'
import {
  type Country,
  countries,
  defaultCountry,
  homeLanguage,
  type Language,
  type Locale,
  languages,
} from '#domain/market/locale.ts'
import { bookingMessagesFor } from '#messages/booking/messages.ts'
import { kioskMessagesFor } from '#messages/kiosk/messages.ts'
import { messagesFor } from '#messages/messages.ts'
import { toolWords } from '#messages/tools/messages.ts'
import type { ContentProblem } from '../problem.ts'
import type { PageSource } from '../read/read-pages.ts'
import { listNamedFacts } from '../safety/named-facts.ts'

/** Where each language is read. */
const readIn = (language: Language): { locale: Locale; country: Country } =>
  language === 'en'
    ? { locale: 'en', country: defaultCountry }
    : { locale: 'no', country: countries.find((country) => homeLanguage(country) === language)! }

/** Names of buttons and other words on screen that a page types in quotes: it would go on saying the old name when the screen has a new one. */
export function checkQuotedLabels(pages: PageSource[], facts: Facts): ContentProblem[] {
  return languages.flatMap((language) => {
    const labels = listLabels(language)
    const factOf = new Map(
      Object.entries(listNamedFacts(facts, { ...readIn(language), language }))
        .filter(([name]) => /^(?:button|label)-/.test(name))
        .map(([name, { text }]) => [text, name]),
    )
    return pages.flatMap(({ words: { [language]: page } }) =>
      (page?.body.split('\n') ?? []).flatMap((text, index) =>
        findQuoted(text)
          .filter((quoted) => labels.has(quoted))
          .map((quoted) => ({
            file: page!.file,
            line: page!.bodyLine + index,
            message: `'${quoted}' is on screen and typed by hand. Write ${reference(factOf.get(quoted))}, so that it follows the screen.`,
          })),
      ),
    )
  })
}

const reference = (fact: string | undefined) =>
  fact ? `{fact:${fact}}` : '{fact:label-…} and name it in listLabels (compiler/safety/named-facts.ts)'

/** What stands in quotes of any language. */
function findQuoted(text: string): string[] {
  const quotes = /«([^»]+)»|'([^']+)'|‘([^’]+)’|“([^”]+)”|”([^”]+)”|"([^"]+)"/g
  return [...text.matchAll(quotes)].map((match) => match.slice(1).find((part) => part !== undefined)!)
}

/** Everything that the screens of a language say; without words of a letter or three, which are quoted for other reasons. */
function listLabels(language: Language): Set<string> {
  const { locale, country } = readIn(language)
  const tools = language === 'sv' ? [] : Object.values(toolWords).map((words) => words[language])
  const shown = [
    messagesFor(locale, country),
    bookingMessagesFor(locale, country),
    kioskMessagesFor(locale, country),
    tools,
  ]
  return new Set(textsOf(shown).filter((text) => text.length > 3))
}

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsOf)

import type { Facts } from '#domain/facts/facts.ts'
import type { Country, Language, Locale } from '#domain/market/locale.ts'
import type { CareLevel } from '#domain/signs/warning-signs.ts'
import { createWordCheckerFor } from '../words/check-avoided.ts'
import { nameLimits } from './clinical-limits.ts'
import type { ContentRules } from './content-rules.ts'
import { createFactChecker, listNamedFacts } from './named-facts.ts'
import { createSignChecker } from './signs/check-signs.ts'

/** A line about a warning sign: a sign of the table, or a card line that is not in the table. */
export interface SignUse {
  file: string
  line: number
  language: Language
  card: CareLevel | undefined
  /** Undefined: the text is the page's own. */
  sign?: string
  text: string
}

/** Checks texts of one language against the rules. */
export interface TextChecker {
  signText(id: string): string | undefined
  factText(name: string): string | undefined
  /** What must be said beside advice about a medicine. */
  cautionText(medicine: string): string | undefined
  /** The problems of a line, and what it says about warning signs. */
  check(
    text: string,
    place: { file: string; line: number; card?: CareLevel | undefined },
  ): { problems: string[]; uses: SignUse[] }
  /** The problems of a text outside of a page's body, which names no sign of the table. */
  findProblems(text: string): string[]
}

/** The checker of texts that a locale shows, by the language that they are written in. */
export type TextCheckers = (locale: Locale, language: Language) => TextChecker

export function createTextCheckers(rules: ContentRules, facts: Facts, country: Country): TextCheckers {
  const known = new Map<string, TextChecker>()
  return (locale, language) =>
    known.getOrInsertComputed(`${locale} ${language}`, () =>
      createTextChecker(rules, facts, { locale, language, country }),
    )
}

export function createTextChecker(
  { signs, words, medicines, clinicalLimits }: ContentRules,
  facts: Facts,
  { locale, language, country }: { locale: Locale; language: Language; country: Country },
): TextChecker {
  const checkSigns = createSignChecker(signs, language)
  const checkWords = createWordCheckerFor(language, words)
  const namedFacts = {
    ...listNamedFacts(facts, { locale, language, country }),
    ...nameLimits(clinicalLimits, language),
  }
  const checkFacts = createFactChecker(namedFacts)
  const checkRest = (text: string) => [...checkWords(withoutTargets(text)), ...checkFacts(text)]
  return {
    signText: (id) => signs[id]?.words[language] ?? signs[id]?.words.en,
    factText: (name) => namedFacts[name]?.text,
    cautionText: (medicine) => medicines[medicine]?.caution[language] ?? medicines[medicine]?.caution.en,
    check: (text, { file, line, card }) => {
      const found = checkSigns(text, card)
      const use = { file, line, language, card, text }
      const uses: SignUse[] = found.used.map((sign) => ({ ...use, sign }))
      if (found.free) uses.push(use)
      return { problems: [...found.problems, ...checkRest(text)], uses }
    },
    findProblems: (text) => [...checkSigns(text, undefined).problems, ...checkRest(text)],
  }
}

/** Addresses, keys and the marks of links and bold words are left out: only what a reader sees is checked against the list of words. */
export function withoutTargets(markdown: string): string {
  return markdown.replace(/\]\([^)]*\)|\{[#a-z]+[^}]*\}/g, ' ').replace(/\[|\*\*/g, '')
}

import { htmlLang, type Language } from '#domain/market/locale.ts'

/** A page under one of its names. */
export interface NamedPage {
  name: string
  path: string
  /** The page's title, where the name is another one. */
  title?: string
}

export interface LetterGroup {
  letter: string
  entries: NamedPage[]
}

const latin = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const alphabets: Record<Language, string[]> = {
  no: [...latin, ...'ÆØÅ'],
  en: latin,
  sv: [...latin, ...'ÅÄÖ'],
}

/** Heads names that begin with a figure or another sign; left out where there are none. */
const noLetter = '#'

/** Every letter of the language's alphabet with its names in dictionary order. */
export function groupByLetter(pages: readonly NamedPage[], language: Language): LetterGroup[] {
  const { compare } = new Intl.Collator(htmlLang(language), { sensitivity: 'base', numeric: true })
  const alphabet = alphabets[language]
  /** The collation knows that 'é' belongs to E, and in Norwegian 'aa' to Å. */
  const letterOf = (name: string) => alphabet.findLast((letter) => compare(letter, name) <= 0) ?? noLetter
  const sorted = pages.toSorted((a, b) => compare(a.name, b.name) || compare(a.path, b.path))
  const groups = Map.groupBy(sorted, ({ name }) => letterOf(name))
  return [...(groups.has(noLetter) ? [noLetter] : []), ...alphabet].map((letter) => ({
    letter,
    entries: groups.get(letter) ?? [],
  }))
}

/** Addresses have no Æ, Ø or Å. */
export function letterAnchor(letter: string): string {
  return `letter-${{ Æ: 'ae', Ø: 'oe', Å: 'aa', Ä: 'ae', Ö: 'oe', '#': '0' }[letter] ?? letter.toLowerCase()}`
}

interface Names {
  title: string
  plainName?: string | undefined
  medicalName?: string | undefined
}

/** The names under which a page is found: its title, its plain name and its medical one, without repetitions. */
export function listNames({ title, plainName, medicalName }: Names, language: Language): string[] {
  const names = [title]
  for (const name of [plainName, medicalName]) {
    const own = name && asHeadword(name, language)
    if (own && !names.some((known) => repeatsName(own, known))) names.push(own)
  }
  return names
}

/** Whether a name adds nothing to a known one: 'Vertigo' and 'Vertigo (karusellsvimmelhet)', in either order. */
export function repeatsName(name: string, known: string): boolean {
  const [own, other] = [name.toLowerCase(), known.toLowerCase()]
  return other.startsWith(own) || own.startsWith(`${other} (`)
}

/** Names are written for running text: 'a slipped disc' is found under S. */
function asHeadword(name: string, language: Language): string {
  const own = language === 'en' ? name.replace(/^an? /, '') : name
  return own.charAt(0).toLocaleUpperCase(htmlLang(language)) + own.slice(1)
}

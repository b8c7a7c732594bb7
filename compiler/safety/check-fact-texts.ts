import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CORE_SCHEMA, load, YAMLException } from 'js-yaml'
import { type Language, languages } from '#domain/market/locale.ts'
import type { ContentProblem } from '../problem.ts'
import { findLine } from '../read/read-yaml.ts'
import { createWordCheckers } from '../words/check-avoided.ts'
import type { ContentRules } from './content-rules.ts'
import { createFactAdvertisingChecker } from './medicines/check-advertising.ts'

/** Files whose texts are shown wherever their facts are, beside a booking: on tiles, in lists, on pages of other countries. */
const selling =
  /^(?:clinics|places|practitioners|partners)\/|^(?:areas|body-areas|catalogue|company|competence|exercises|navigation|seasons)\.yaml$/

/** Not our texts: what people type in a search, and the lists of words themselves. */
const notOurs = /^search\/|^(?:words|terms)\.yaml$/

/** The avoided words and the prescription medicines in texts that are not pages. `alreadyFound` are problems of texts that a page shows and has checked. */
export function checkFactTexts(
  contentFolder: string,
  { words, substances }: ContentRules,
  alreadyFound: ContentProblem[],
): ContentProblem[] {
  const checkWords = createWordCheckers(words)
  const checkAdvertising = createFactAdvertisingChecker(substances)
  const known = new Set(alreadyFound.map(({ file, message }) => `${file} ${message}`))
  return globSync('**/*.yaml', { cwd: contentFolder })
    .filter((name) => !notOurs.test(name))
    .sort()
    .flatMap((name) => {
      const file = join(contentFolder, name)
      const source = readFileSync(file, 'utf8')
      return listTexts(loadIfWhole(source)).flatMap(({ path, language, text }) => {
        const check = (part: string) => [
          ...checkWords[language](part),
          ...(selling.test(name) ? checkAdvertising(part) : []),
        ]
        return check(text)
          .filter((message) => !known.has(`${file} ${message}`))
          .map((message) => ({ file, line: findLine(source, path) + lineOf(text, message, check), message }))
      })
    })
}

/** How far below its key the line of a text stands that has the problem. */
function lineOf(text: string, message: string, check: (part: string) => string[]): number {
  const lines = text.split('\n')
  return lines.length > 1 ? lines.findIndex((line) => check(line).includes(message)) + 1 : 0
}

/** Broken YAML is reported by who reads the facts. */
function loadIfWhole(source: string): unknown {
  try {
    return load(source, { schema: CORE_SCHEMA })
  } catch (error) {
    if (error instanceof YAMLException) return
    throw error
  }
}

/** Below these keys stand words that people type, for patterns. */
const patterns = new Set(['match', 'near', 'names', 'stopWords', 'sameWords'])

/** Every text below a language's key: `sv: …`, `no: [ … ]`. */
function listTexts(
  value: unknown,
  path: PropertyKey[] = [],
  language?: Language,
): { path: PropertyKey[]; language: Language; text: string }[] {
  if (typeof value === 'string') return language ? [{ path, language, text: value }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    patterns.has(key) ? [] : listTexts(part, [...path, key], languages.find((it) => it === key) ?? language),
  )
}

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CORE_SCHEMA, load, YAMLException } from 'js-yaml'
import type { ContentProblem } from '../problem.ts'
import { findLine } from '../read/read-yaml.ts'
import { createFactAdvertisingChecker } from './check-advertising.ts'
import { createWordChecker } from './check-avoided.ts'
import type { ContentRules } from './content-rules.ts'

/** Files whose texts are shown wherever their facts are: on tiles, in lists, on pages of other countries. */
const files = [
  '{clinics,places,practitioners,partners}/*.yaml',
  '{areas,body-areas,catalogue,company,competence,exercises,navigation,seasons}.yaml',
]

/** The avoided words and the prescription medicines in texts that are not pages. `alreadyFound` are problems of texts that a page shows and has checked. */
export function checkFactTexts(
  contentFolder: string,
  { words, substances }: ContentRules,
  alreadyFound: ContentProblem[],
): ContentProblem[] {
  const checkWords = { no: createWordChecker(words.no), en: createWordChecker(words.en) }
  const checkAdvertising = createFactAdvertisingChecker(substances)
  const known = new Set(alreadyFound.map(({ file, message }) => `${file} ${message}`))
  return files
    .flatMap((pattern) => globSync(pattern, { cwd: contentFolder }))
    .sort()
    .flatMap((name) => {
      const file = join(contentFolder, name)
      const source = readFileSync(file, 'utf8')
      return listTexts(loadIfWhole(source))
        .flatMap(({ path, language, text }) =>
          [...checkWords[language](text), ...checkAdvertising(text)].map((message) => ({
            file,
            line: 0,
            message,
            path,
          })),
        )
        .filter(({ message }) => !known.has(`${file} ${message}`))
        .map(({ path, ...problem }) => ({ ...problem, line: findLine(source, path) }))
    })
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

function listTexts(
  value: unknown,
  path: PropertyKey[] = [],
): { path: PropertyKey[]; language: 'no' | 'en'; text: string }[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => {
    if (typeof part === 'string' && (key === 'no' || key === 'en'))
      return [{ path: [...path, key], language: key, text: part }]
    return listTexts(part, [...path, key])
  })
}

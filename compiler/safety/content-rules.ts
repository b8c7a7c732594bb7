import { join } from 'node:path'
import * as z from 'zod'
import { type WarningSigns, warningSigns } from '#domain/facts/warning-sign.ts'
import type { ContentProblem, Subject } from '../problem.ts'
import { readYamlFile } from '../read/read-yaml.ts'
import { avoidedWord } from '../words/avoided-word.ts'
import { avoidedNames, type Terms, terms } from '../words/terms.ts'
import { type ClinicalLimits, clinicalLimits } from './clinical-limits.ts'
import { type Medicines, medicines } from './medicines/medicines.ts'
import { type Substances, substances } from './medicines/substances.ts'
import { type SignPairs, signPairs } from './signs/sign-pairs.ts'
import { type SignSets, signSets } from './signs/sign-sets.ts'

/** Words and phrases that our texts do not use, by language. */
const wordList = z.strictObject({
  en: z.array(avoidedWord),
  no: z.array(avoidedWord),
  sv: z.array(avoidedWord),
  /** Two Norwegian words that mean something else when written as one: 'fast lege' is not 'fastlege'. */
  apart: z.array(z.string().regex(/^\p{L}+ \p{L}+$/u, { error: 'write two words' })).default([]),
})
export type WordList = z.infer<typeof wordList>

/** What every text is checked against: the table of warning signs and which belong together or are told apart, the list of avoided words (with the other names of the table of terms), the cautions of medicines, prescription medicines and the limits of medicine. */
export interface ContentRules {
  signs: WarningSigns
  words: WordList
  medicines: Medicines
  substances: Substances
  signSets: SignSets
  signPairs: SignPairs
  clinicalLimits: ClinicalLimits
}

export function readContentRules(contentFolder: string, problems: ContentProblem[]): ContentRules {
  const read = <T>(name: string, schema: z.ZodType<T>, fallback: T, breaks: Subject[] = []): T => {
    const parsed = readYamlFile(join(contentFolder, name), schema, breaks)
    if (parsed.ok) return parsed.value
    problems.push(...parsed.problems)
    return fallback
  }
  const names: Terms = read('terms.yaml', terms, [])
  const words = read('words.yaml', wordList, { en: [], no: [], sv: [], apart: [] })
  return {
    signs: read('warning-signs.yaml', warningSigns, {}, ['sign *']),
    words: {
      ...words,
      en: [...words.en, ...avoidedNames(names, 'en')],
      no: [...words.no, ...avoidedNames(names, 'no')],
      sv: [...words.sv, ...avoidedNames(names, 'sv')],
    },
    medicines: read('medicines.yaml', medicines, {}, ['medicine *']),
    substances: read('substances.yaml', substances, { prescription: {}, withoutPrescription: [] }),
    clinicalLimits: read('clinical-limits.yaml', clinicalLimits, {}, ['limit *']),
    signSets: read('sign-sets.yaml', signSets, { together: [], either: [], pages: {} }),
    signPairs: read('sign-pairs.yaml', signPairs, {
      stopWords: { en: [], no: [] },
      sameWords: { en: [], no: [] },
      accepted: [],
    }),
  }
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { slug } from '#domain/facts/shared.ts'
import { languages } from '#domain/market/locale.ts'
import { type HelpCard, helpCards } from '#search/index-files.ts'
import type { ContentProblem, Subject } from '../problem.ts'
import { type LineOf, readYaml } from '../read/read-yaml.ts'

const phrases = z.array(z.string().min(1)).default([])
const inEach = z.strictObject({ no: phrases, en: phrases, sv: phrases })
const inEachLanguage = inEach.prefault({})
/** Words that mean the same, in groups. */
const groups = z.array(z.array(z.string()).min(2)).default([])
const groupsInEach = z.strictObject({ no: groups, en: groups, sv: groups }).prefault({})

/** content/search/synonyms.yaml; the file itself says what each part is for. */
const searchWords = z.strictObject({
  popular: z.array(z.string()).default([]),
  pages: z.record(z.string(), inEach).default({}),
  treatments: z.record(slug, inEach).default({}),
  words: groupsInEach,
})

/** content/search/emergency.yaml; the file itself says what each part is for. */
const emergencyWords = z.strictObject({
  needs: z
    .record(slug, inEach.extend({ card: z.enum(helpCards), pages: z.array(z.string()).default([]), whole: phrases }))
    .default({}),
  same: groupsInEach,
  harmless: groupsInEach,
  ordinary: inEachLanguage,
})

export interface SearchWords extends z.infer<typeof searchWords> {
  emergencies: z.infer<typeof emergencyWords>
}

/** One page id, or several of which any is accepted. */
const expected = z.union([z.string(), z.array(z.string()).min(1)])
/** content/search/queries.yaml: searches, and what they must find. */
const searchQueries = z.strictObject({
  no: z.record(z.string(), expected).default({}),
  en: z.record(z.string(), expected).default({}),
  sv: z.record(z.string(), expected).default({}),
})
export type SearchQueries = z.infer<typeof searchQueries>

const byNeed = z
  .strictObject({
    ...(Object.fromEntries(helpCards.map((it) => [it, phrases])) as Record<HelpCard, typeof phrases>),
    none: phrases,
    misses: phrases,
  })
  .prefault({})
/** content/search/emergency-queries.yaml: searches, and whether they must call for help. */
const emergencyQueries = z.strictObject({ no: byNeed, en: byNeed, sv: byNeed })
export type EmergencyQueries = z.infer<typeof emergencyQueries>

export interface SearchSource {
  words: SearchWords
  queries: SearchQueries
  emergencyQueries: EmergencyQueries
}

/** The ids that the files may refer to. */
export interface KnownIds {
  hasPage(id: string): boolean
  hasTreatment(id: string): boolean
}

/** Reads all files; without them search only knows titles and texts. Reports unknown ids. */
export function readSearchWords(contentFolder: string, known: KnownIds, problems: ContentProblem[]): SearchSource {
  const read = <T>(name: string, schema: z.ZodType<T>, check: (value: T, report: Report) => void): T => {
    const file = join(contentFolder, 'search', name)
    const parsed = readYaml(file, existsSync(file) ? readFileSync(file, 'utf8') : '{}', schema)
    if (!parsed.ok) {
      problems.push(...parsed.problems)
      return schema.parse({})
    }
    check(parsed.value, (path, message, missing) =>
      problems.push({ file, line: parsed.lineOf(path), message, missing }),
    )
    return parsed.value
  }
  return {
    words: {
      ...read('synonyms.yaml', searchWords, (value, report) => checkWords(value, known, report)),
      emergencies: read('emergency.yaml', emergencyWords, (value, report) => checkNeeds(value, known, report)),
    },
    queries: read('queries.yaml', searchQueries, (value, report) => checkQueries(value, known, report)),
    emergencyQueries: read('emergency-queries.yaml', emergencyQueries, () => {}),
  }
}

type Report = (path: Parameters<LineOf>[0], message: string, missing: Subject) => void

function checkWords({ popular, pages, treatments }: z.infer<typeof searchWords>, known: KnownIds, report: Report) {
  popular.forEach((id, index) => {
    if (!known.hasPage(id)) report(['popular', index], noPage(id), `page ${id}`)
  })
  for (const id of Object.keys(pages)) if (!known.hasPage(id)) report(['pages', id], noPage(id), `page ${id}`)
  for (const id of Object.keys(treatments))
    if (!known.hasTreatment(id))
      report(['treatments', id], `there is no treatment '${id}' in catalogue.yaml.`, `treatment ${id}`)
}

function checkNeeds({ needs }: SearchWords['emergencies'], known: KnownIds, report: Report) {
  for (const [need, { pages }] of Object.entries(needs))
    pages.forEach((id, index) => {
      if (!known.hasPage(id)) report(['needs', need, 'pages', index], noPage(id), `page ${id}`)
    })
}

function checkQueries(queries: SearchQueries, known: KnownIds, report: Report) {
  for (const language of languages)
    for (const [query, ids] of Object.entries(queries[language]))
      for (const id of [ids].flat()) {
        const treatment = id.startsWith(bookPrefix) ? id.slice(bookPrefix.length) : undefined
        const isKnown = treatment === undefined ? known.hasPage(id) : known.hasTreatment(treatment)
        const missing: Subject = treatment === undefined ? `page ${id}` : `treatment ${treatment}`
        if (!isKnown) report([language, query], `'${id}' is neither a page nor 'book/' and a treatment.`, missing)
      }
}

/** How queries.yaml names a treatment. */
export const bookPrefix = 'book/'

const noPage = (id: string) => `there is no page '${id}'. Write its English address without '/en/'.`

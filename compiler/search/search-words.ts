import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { slug } from '#domain/facts/shared.ts'
import type { ContentProblem } from '../problem.ts'
import { type LineOf, readYaml } from '../read-yaml.ts'

const phrases = z.array(z.string().min(1)).default([])
const inBoth = z.strictObject({ no: phrases, en: phrases })

/** content/search/synonyms.yaml; the file itself says what each part is for. */
const searchWords = z.strictObject({
  popular: z.array(z.string()).default([]),
  pages: z.record(z.string(), inBoth).default({}),
  treatments: z.record(slug, inBoth).default({}),
  words: z
    .strictObject({ no: z.array(z.array(z.string()).min(2)), en: z.array(z.array(z.string()).min(2)) })
    .default({ no: [], en: [] }),
  emergency: inBoth.default({ no: [], en: [] }),
})
export type SearchWords = z.infer<typeof searchWords>

/** One page id, or several of which any is accepted. */
const expected = z.union([z.string(), z.array(z.string()).min(1)])
/** content/search/queries.yaml: searches, and what they must find. */
const searchQueries = z.strictObject({
  no: z.record(z.string(), expected).default({}),
  en: z.record(z.string(), expected).default({}),
})
export type SearchQueries = z.infer<typeof searchQueries>

export interface SearchSource {
  words: SearchWords
  queries: SearchQueries
}

/** The ids that the two files may refer to. */
export interface KnownIds {
  hasPage(id: string): boolean
  hasTreatment(id: string): boolean
}

/** Reads both files; without them search only knows titles and texts. Reports unknown ids. */
export function readSearchWords(contentFolder: string, known: KnownIds, problems: ContentProblem[]): SearchSource {
  const read = <T>(name: string, schema: z.ZodType<T>, check: (value: T, report: Report) => void): T => {
    const file = join(contentFolder, 'search', name)
    const parsed = readYaml(file, existsSync(file) ? readFileSync(file, 'utf8') : '{}', schema)
    if (!parsed.ok) {
      problems.push(...parsed.problems)
      return schema.parse({})
    }
    check(parsed.value, (path, message) => problems.push({ file, line: parsed.lineOf(path), message }))
    return parsed.value
  }
  return {
    words: read('synonyms.yaml', searchWords, (value, report) => checkWords(value, known, report)),
    queries: read('queries.yaml', searchQueries, (value, report) => checkQueries(value, known, report)),
  }
}

type Report = (path: Parameters<LineOf>[0], message: string) => void

function checkWords({ popular, pages, treatments }: SearchWords, known: KnownIds, report: Report) {
  popular.forEach((id, index) => {
    if (!known.hasPage(id)) report(['popular', index], noPage(id))
  })
  for (const id of Object.keys(pages)) if (!known.hasPage(id)) report(['pages', id], noPage(id))
  for (const id of Object.keys(treatments))
    if (!known.hasTreatment(id)) report(['treatments', id], `there is no treatment '${id}' in catalogue.yaml.`)
}

function checkQueries(queries: SearchQueries, known: KnownIds, report: Report) {
  for (const locale of ['no', 'en'] as const)
    for (const [query, ids] of Object.entries(queries[locale]))
      for (const id of [ids].flat()) {
        const isKnown = id.startsWith(bookPrefix) ? known.hasTreatment(id.slice(bookPrefix.length)) : known.hasPage(id)
        if (!isKnown) report([locale, query], `'${id}' is neither a page nor 'book/' and a treatment.`)
      }
}

/** How queries.yaml names a treatment. */
export const bookPrefix = 'book/'

const noPage = (id: string) => `there is no page '${id}'. Write its English address without '/en/'.`

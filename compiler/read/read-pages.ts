import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Country, countries, defaultCountry, type Language, languages } from '#domain/market/locale.ts'
import { contentHash } from '#releases/content-hash.ts'
import type { ContentProblem, Subject } from '../problem.ts'
import { type PageRecord, type PageWords, pageRecord, pageWords } from './page-fields.ts'
import { type LineOf, readYaml } from './read-yaml.ts'

/** A page as its editors wrote it. */
export interface PageSource {
  /** The English path without '/en/' and slashes at the ends; 'index' is the home page. */
  id: string
  file: string
  record: PageRecord
  lineOf: LineOf
  words: Partial<Record<Language, WrittenPage>>
  /** Of the text of all its files. */
  hash: string
}

export interface WrittenPage {
  file: string
  words: PageWords
  lineOf: LineOf
  /** Markdown after the front matter. */
  body: string
  /** The line of the file on which the body begins. */
  bodyLine: number
}

/** Where pages are kept, and what their ids begin with. */
export const pageFolders = [
  { folder: 'pages', prefix: '' },
  { folder: 'blog', prefix: 'blog/' },
  { folder: 'faq', prefix: 'faq/' },
]

/** What a file of a page ends with: its language, and its country where that has words of its own. */
const endings = new RegExp(`\\.yaml$|\\.\\w\\w(?:\\.(?:${countries.join('|')}))?\\.md$`)

/**
 * Reads every page: a record NAME.yaml with its twins NAME.en.md and NAME.no.md (and NAME.sv.md where it exists). Where a country's
 * law or clinics need other words, NAME.en.COUNTRY.md takes the place of NAME.en.md there.
 */
export function readPages(
  contentFolder: string,
  problems: ContentProblem[],
  country: Country = defaultCountry,
): PageSource[] {
  const pages: PageSource[] = []
  for (const { folder, prefix } of pageFolders) {
    const root = join(contentFolder, folder)
    const files = new Set(
      readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(?:yaml|md)$/.test(file)),
    )
    const stems = new Set([...files].map((file) => file.replace(endings, '')))
    for (const stem of [...stems].sort()) {
      const page = readPage({ root, stem, files, country }, prefix + stem.replaceAll('\\', '/'), problems)
      if (page) pages.push(page)
    }
  }
  return pages
}

/** Where the files of a page are, and for which country they are read. */
interface PageFiles {
  root: string
  stem: string
  files: Set<string>
  country: Country
}

function readPage(place: PageFiles, id: string, problems: ContentProblem[]): PageSource | undefined {
  const own: ContentProblem[] = []
  const page = parsePage(place, id, own)
  // Pages below it may be made from it.
  const breaks: Subject[] = [`page ${id}`, `page ${id}/*`]
  problems.push(...(page ? own : own.map((problem) => ({ ...problem, breaks }))))
  return page
}

function parsePage(
  { root, stem, files, country }: PageFiles,
  id: string,
  problems: ContentProblem[],
): PageSource | undefined {
  const base = join(root, stem)
  const missing = ['.yaml', '.en.md', '.no.md'].filter((ending) => !files.has(stem + ending))
  if (missing.length > 0) {
    const present = ['.en.md', '.no.md', '.sv.md', '.yaml'].find((ending) => files.has(stem + ending))
    for (const ending of missing) {
      const what =
        ending === '.yaml' ? 'the record of shared facts' : `the ${ending === '.en.md' ? 'English' : 'Norwegian'} twin`
      problems.push({
        file: base + present,
        line: 1,
        message: `${what} ${stem}${ending} is missing. Write it beside this file.`,
      })
    }
    return
  }
  const facts = readFileSync(`${base}.yaml`, 'utf8')
  const record = readYaml(`${base}.yaml`, facts, pageRecord)
  if (!record.ok) problems.push(...record.problems)
  const words: PageSource['words'] = {}
  const texts = [facts]
  for (const language of languages) {
    const ending = [`.${language}.${country}.md`, `.${language}.md`].find((it) => files.has(stem + it))
    if (ending === undefined) continue
    const text = readFileSync(base + ending, 'utf8')
    const written = parseWritten(base + ending, text, language, problems)
    texts.push(language, text)
    if (written) words[language] = written
  }
  if (!record.ok || !words.en || !words.no) return
  return {
    id,
    file: `${base}.yaml`,
    record: record.value,
    lineOf: record.lineOf,
    words,
    hash: contentHash(texts.join('\n')),
  }
}

/** Parses one language of a page. */
export function parseWritten(
  file: string,
  text: string,
  language: Language,
  problems: ContentProblem[],
): WrittenPage | undefined {
  const match = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text)
  if (!match) {
    problems.push({
      file,
      line: 1,
      message: "the front matter is missing. Begin the file with '---', the fields, and '---'.",
    })
    return
  }
  const parsed = readYaml(file, match[1]!, pageWords, 2)
  if (!parsed.ok) {
    problems.push(...parsed.problems)
    return
  }
  if (language === 'en' && parsed.value.path !== undefined) {
    problems.push({
      file,
      line: parsed.lineOf(['path']),
      message: 'an English page has its address from where the file stands. Remove path.',
    })
  }
  if (language === 'no' && parsed.value.path === undefined) {
    problems.push({
      file,
      line: 2,
      message: "'path' is missing: the Norwegian address of the page, such as '/fysikalsk/rygg/'.",
    })
    return
  }
  const bodyLine = match[0].split('\n').length
  return { file, words: parsed.value, lineOf: parsed.lineOf, body: text.slice(match[0].length), bodyLine }
}

import { join } from 'node:path'
import * as z from 'zod'
import type { ContentProblem } from '../problem.ts'
import { readPassages } from '../prose/passages.ts'
import { splitSentences } from '../prose/sentences.ts'
import { pageId } from '../read/page-fields.ts'
import type { PageSource, WrittenPage } from '../read/read-pages.ts'
import { type LineOf, readYamlFile } from '../read/read-yaml.ts'
import { mustOffer, offersSomething } from './offers.ts'

const refusal = z.discriminatedUnion('decision', [
  /** The sentence stays: medicine, the law or good practice. */
  z.strictObject({
    page: pageId,
    decision: z.literal('limit'),
    reason: z.string().min(10),
    /** Words of the sentences, in either language. */
    says: z.array(z.string().min(5)).min(1),
  }),
  /** The offer has to come, or the sentence has to go: every refusal of the page. */
  z.strictObject({ page: pageId, decision: z.literal('open'), reason: z.string().min(10) }),
])
/** content/refusals.yaml */
const refusals = z.array(refusal)
type Refusal = z.infer<typeof refusal>

const patterns = {
  en: /(?<!\p{L})we (?:don’t|do not|have no)(?!\p{L})/iu,
  no: (() => {
    const verb = '(?:har|tilbyr|gjør|selger|bruker|driver|holder|utfører|tar|setter|gir|behandler|opererer)'
    return new RegExp(
      `(?<!\\p{L})(?:vi ${verb} (?:ikke|ingen)|${verb} vi (?:ikke|ingen)|vi ikke ${verb})(?!\\p{L})`,
      'iu',
    )
  })(),
}

/**
 * Lists where a page that offers something tells visitors that we do not do or have it. Each of these is decided by name in
 * content/refusals.yaml, because who comes for a service and is told no is lost.
 */
export function checkRefusals(
  contentFolder: string,
  pages: readonly PageSource[],
): { problems: ContentProblem[]; lines: string[] } {
  const file = join(contentFolder, 'refusals.yaml')
  const parsed = readYamlFile(file, refusals)
  if (!parsed.ok) return { problems: parsed.problems, lines: [] }
  const list = parsed.value.map((entry, index) => ({ entry, index }))
  const found = pages.flatMap((page) =>
    offers(page) ? findRefusals(page).map((it) => ({ ...it, page: page.id })) : [],
  )
  const undecided = found
    .filter(({ page, sentence }) => !list.some(({ entry }) => entry.page === page && covers(entry, sentence)))
    .map(({ file, line, sentence }) => ({
      file,
      line,
      message: `'${sentence}' Offer it, leave the sentence out, or give the reason for it in content/refusals.yaml.`,
    }))
  const sentencesOf = (id: string) => found.filter(({ page }) => page === id).map(({ sentence }) => sentence)
  const stale = list.flatMap(({ entry, index }) =>
    listStale(entry, sentencesOf(entry.page), index, parsed.lineOf).map((it) => ({ file, ...it })),
  )
  return { problems: [...undecided, ...stale], lines: countOpen(list, sentencesOf) }
}

function offers({ record }: PageSource): boolean {
  return mustOffer(record) || ((record.kind === 'content' || record.kind === 'prices') && offersSomething(record))
}

function findRefusals({ words }: PageSource) {
  return (['en', 'no'] as const).flatMap((language) => {
    const written = words[language]
    return written ? readSentences(written).filter(({ sentence }) => patterns[language].test(sentence)) : []
  })
}

/** Without questions, which are the reader's. */
function readSentences({ file, words, lineOf, body, bodyLine }: WrittenPage) {
  const inSummary = splitSentences({ line: 0, text: words.summary }).map((sentence) => ({
    file,
    line: lineOf(['summary']),
    sentence,
  }))
  const inBody = readPassages(body).flatMap((passage) =>
    splitSentences(passage).map((sentence) => ({ file, line: bodyLine + passage.line, sentence })),
  )
  return [...inSummary, ...inBody].filter(({ sentence }) => !sentence.endsWith('?'))
}

const covers = (entry: Refusal, sentence: string) =>
  entry.decision === 'open' || entry.says.some((words) => sentence.includes(words))

/** An open page that says no more is only told of: whoever rewrites a page should not have to know of this list. */
function listStale(entry: Refusal, sentences: string[], index: number, lineOf: LineOf) {
  if (entry.decision === 'open') return []
  return entry.says.flatMap((words, position) =>
    sentences.some((sentence) => sentence.includes(words))
      ? []
      : [
          {
            line: lineOf([index, 'says', position]),
            message: `'${entry.page}' does not say '${words}' any more. Remove it.`,
          },
        ],
  )
}

function countOpen(list: { entry: Refusal }[], sentencesOf: (page: string) => string[]): string[] {
  const open = list.flatMap(({ entry }) => (entry.decision === 'open' ? [entry] : []))
  if (open.length === 0) return []
  return [
    `${open.length} pages say no where something should be offered (content/refusals.yaml):`,
    ...open.map(({ page, reason }) => {
      const { length } = sentencesOf(page)
      return `  ${length === 0 ? 'done, remove it' : `${length} left`}  ${page}: ${reason}`
    }),
  ]
}

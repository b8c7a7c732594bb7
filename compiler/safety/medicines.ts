import * as z from 'zod'
import { localizedText, slug } from '#domain/facts/shared.ts'
import type { ContentProblem } from '../problem.ts'
import type { PageSource, WrittenPage } from '../read-pages.ts'

/** A medicine that pages advise, and the caution that belongs to the advice: content/medicines.yaml, by id. */
const medicine = z.strictObject({
  /** What pages call it, in any case. */
  names: z.strictObject({ en: z.array(z.string().min(1)).min(1), no: z.array(z.string().min(1)).min(1) }),
  caution: localizedText,
  source: z.string().min(1),
})
export const medicines = z.record(slug, medicine)
export type Medicines = z.infer<typeof medicines>

/** Where a page advises; elsewhere a medicine may be named without its caution, as the cause of something. */
const advising = new Set(['self-care', 'treatment'])

/** A page that advises a medicine says who must not take it. */
export function checkCautions({ words }: PageSource, list: Medicines, problems: ContentProblem[]): void {
  for (const language of ['en', 'no'] as const) {
    const written = words[language]!
    for (const [id, { names }] of Object.entries(list)) {
      if (written.body.includes(`{caution:${id}}`)) continue
      const line = findAdvice(written, names[language])
      if (line === undefined) continue
      const message = `the page advises ${names[language][0]} and does not say who must not take it. Add {caution:${id}}.`
      problems.push({ file: written.file, line: written.bodyLine + line, message })
    }
  }
}

function findAdvice({ body }: WrittenPage, names: string[]): number | undefined {
  const named = new RegExp(`(?<!\\p{L})(?:${names.join('|')})`, 'iu')
  let section = ''
  for (const [index, line] of body.split('\n').entries()) {
    section = /^## .*\{#([a-z-]+)\}/.exec(line)?.[1] ?? section
    const isAdvised = advising.has(section) && line.split(/[.!?] /).some((it) => named.test(it) && !forbids.test(it))
    if (isAdvised) return index
  }
  return undefined
}

/** 'Do not take ibuprofen' and 'Gi aldri acetylsalisylsyre' advise nothing. */
const forbids = /\b(?:not|never|avoid|ikke|aldri|unngå)\b/iu

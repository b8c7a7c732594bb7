import type { ContentProblem } from '../problem.ts'
import type { WrittenPage } from '../read/read-pages.ts'
import { checkSummary } from './check-summary.ts'

const typedPrice = /\d[\d\s.]*\s?(?:kr|kroner|nok)\b|\b(?:kr|nok)\.?\s?\d/i

/** Rules for texts in any language: no price typed by hand, a summary that fits. */
export function checkWords(page: WrittenPage, problems: ContentProblem[]) {
  const { summary } = page.words
  const tooLong = checkSummary(summary)
  if (tooLong) problems.push({ file: page.file, line: page.lineOf(['summary']), message: tooLong })
  const message = 'a price is typed in the text. Write {price:treatment-id}, so that it follows prices.yaml.'
  if (typedPrice.test(summary)) problems.push({ file: page.file, line: page.lineOf(['summary']), message })
  // The whole text is searched first; lines are only searched if something was found.
  if (!typedPrice.test(page.body)) return
  page.body.split('\n').forEach((line, index) => {
    if (typedPrice.test(line)) problems.push({ file: page.file, line: page.bodyLine + index, message })
  })
}

/** The text that readers see: without directives and link targets. */
export function countWords(body: string): number {
  const text = body.replace(/\]\([^)]*\)/g, ' ').replace(/\{#[^}]*\}|^:::.*$/gm, ' ')
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
}

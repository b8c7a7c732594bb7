import type { ContentProblem } from '../problem.ts'
import type { WrittenPage } from '../read/read-pages.ts'
import type { Passage } from './passages.ts'
import { passagesOfPage } from './passages-of-page.ts'

/** 'Must not', 'may not' and 'might not' may stand beside contractions: their short forms are rare in British health writing. */
const full = /\b(?:do|does|did|is|are|was|were|has|have|had|can|could|should|would|will) not\b|\bcannot\b/giu
const contracted = /\b(?:do|does|did|is|are|was|were|has|have|had|ca|could|should|would|wo)n[’']t\b/giu

/** An English page says either 'don’t' or 'do not'. The form it has less of is reported. */
export function checkContractions(page: WrittenPage): ContentProblem[] {
  const passages = passagesOfPage(page)
  const forms = [findAll(passages, contracted), findAll(passages, full)]
  const [rare, usual] = forms.sort((a, b) => a.length - b.length) as [Passage[], Passage[]]
  return rare.map(({ line, text }) => ({
    file: page.file,
    line,
    message: `'${text}' here and '${usual[0]!.text}' on line ${usual[0]!.line}: a page contracts all of them or none.`,
  }))
}

function findAll(passages: readonly Passage[], pattern: RegExp): Passage[] {
  return passages.flatMap(({ line, text }) => [...text.matchAll(pattern)].map(([found]) => ({ line, text: found })))
}

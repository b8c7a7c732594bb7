import type { ContentProblem } from '../problem.ts'
import type { WrittenPage } from '../read/read-pages.ts'
import { passagesOfPage } from './passages-of-page.ts'

const wrong = { en: /\d\s+%/u, no: /\d%/u }
const right = { en: "'5%', without a space", no: "'5 %', with a space" }

/** The two languages write a percentage in different ways. */
export function checkPercent(page: WrittenPage, language: 'en' | 'no'): ContentProblem[] {
  return passagesOfPage(page)
    .filter(({ text }) => wrong[language].test(text))
    .map(({ line }) => ({ file: page.file, line, message: `write a percentage as ${right[language]}.` }))
}

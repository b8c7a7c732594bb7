import type { ContentProblem } from '../../problem.ts'
import type { PageSource } from '../../read/read-pages.ts'
import { withoutTokens } from './check-advertising.ts'
import type { Medicines } from './medicines.ts'
import { createUnknownFinder, type Substances } from './substances.ts'

/** A page names no medicine of which nobody has written down who must not take it. */
export function createNamedMedicineChecker(list: Substances, medicines: Medicines) {
  const finderOf = (language: 'en' | 'no') =>
    createUnknownFinder(
      list,
      Object.values(medicines).flatMap(({ names }) => names[language]),
    )
  const find = { en: finderOf('en'), no: finderOf('no') }
  return ({ words }: PageSource, problems: ContentProblem[]) => {
    for (const language of ['en', 'no'] as const) {
      const { body, bodyLine, file, words: front, lineOf } = words[language]!
      const report = (line: number, text: string) => {
        for (const name of find[language](withoutTokens(text)))
          problems.push({
            file,
            line,
            message: `'${name}' has no entry in content/medicines.yaml. Write who must not take it, or leave the name out.`,
          })
      }
      for (const key of ['title', 'heading', 'short', 'summary'] as const) report(lineOf([key]), front[key] ?? '')
      for (const [index, line] of body.split('\n').entries()) report(bodyLine + index, line)
    }
  }
}

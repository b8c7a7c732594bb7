import type { ContentProblem } from '../problem.ts'
import type { WrittenPage } from '../read/read-pages.ts'
import type { TextChecker } from '../safety/text-checker.ts'

const reference = /\{(?:fact|sign|price):/

/** Checks titles, summaries and the other front matter texts by the same rules; they are shown as written. */
export function checkFrontMatter(
  { file, words, lineOf }: WrittenPage,
  checker: TextChecker,
  problems: ContentProblem[],
) {
  const { path: _, ...read } = words
  for (const [path, text] of listTexts(read)) {
    // The line is only looked up for a problem: that takes longer than all the rest.
    const report = (message: string) => problems.push({ file, line: lineOf(path), message })
    if (reference.test(text)) report('references are filled in the text only. Say it here without {…}.')
    else for (const message of checker.findProblems(text)) report(message)
  }
}

function listTexts(value: unknown, path: PropertyKey[] = []): [path: PropertyKey[], text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => listTexts(part, [...path, key]))
}

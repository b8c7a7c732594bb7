import type { ContentProblem } from '../problem.ts'
import type { PageSource } from '../read/read-pages.ts'
import { withoutTargets } from '../safety/text-checker.ts'

/** The avoided words on pages in Swedish, which the site of Norway does not have and so does not check. */
export function checkSwedishPages(pages: PageSource[], check: (text: string) => string[]): ContentProblem[] {
  return pages.flatMap(({ words: { sv: page } }) => {
    if (!page) return []
    const { file, body, bodyLine, words, lineOf } = page
    const fields = Object.entries(words).filter(([name]) => name !== 'path')
    return [
      ...fields.flatMap(([name, value]) =>
        textsOf(value).flatMap((text) => check(text).map((message) => ({ file, line: lineOf([name]), message }))),
      ),
      ...body
        .split('\n')
        .flatMap((text, index) =>
          check(withoutTargets(text)).map((message) => ({ file, line: bodyLine + index, message })),
        ),
    ]
  })
}

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

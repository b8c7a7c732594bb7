import type { WrittenPage } from '../read/read-pages.ts'
import { type Passage, readPassages } from './passages.ts'

/** The title, heading, summary and passages of a page, with their lines in the file. */
export function passagesOfPage({ words, body, bodyLine, lineOf }: WrittenPage): Passage[] {
  const fields = (['title', 'heading', 'summary'] as const).flatMap((field) => {
    const text = words[field]
    return text === undefined ? [] : [{ line: lineOf([field]), text }]
  })
  return [...fields, ...readPassages(body).map(({ line, text }) => ({ line: bodyLine + line, text }))]
}

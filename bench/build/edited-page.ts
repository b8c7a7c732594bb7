import { readFileSync, writeFileSync } from 'node:fs'

/** A Markdown file in which one sentence changes again and again. */
export interface EditedPage {
  /** Writes the file with a sentence that it never had before, and returns that sentence. */
  change(): string
}

/** Puts a sentence of its own at the end of the first paragraph of a Markdown file, as an editor would. */
export function editPage(file: string): EditedPage {
  const original = readFileSync(file, 'utf8')
  const body = original.indexOf('\n---', 4) + 4
  // A line of plain text that ends a sentence: not a heading, a list, a card or a link.
  const end = original.slice(body).search(/(?<=^\p{Lu}[^\n]*\.)$/mu)
  if (end === -1) throw new Error(`${file} has no paragraph to add a sentence to`)
  let version = 0
  return {
    change() {
      const sentence = sentenceOf(version++)
      writeFileSync(file, `${original.slice(0, body + end)} ${sentence}${original.slice(body + end)}`)
      return sentence
    },
  }
}

/** Numbered in letters: the checks of content compare the numbers of both languages of a page. */
function sentenceOf(version: number): string {
  const letters = version.toString(26).replace(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)))
  return `Edition ${letters} of this page.`
}

/** A paragraph, list item, heading or table row of a page, as its readers see it. */
export interface Passage {
  /** Counted from the first line of the body. */
  readonly line: number
  readonly text: string
}

/** The passages of a Markdown body: without directives, section keys, link targets and names of facts. */
export function readPassages(body: string): Passage[] {
  const passages: Passage[] = []
  let open: { line: number; text: string } | undefined
  body.split('\n').forEach((line, index) => {
    const text = cleanLine(line)
    if (!text) open = undefined
    else if (open && !startsPassage(line)) open.text += ` ${text}`
    else {
      open = { line: index, text }
      passages.push(open)
      if (line.startsWith('#')) open = undefined
    }
  })
  return passages
}

const startsPassage = (line: string) => /^\s*(?:[-*|>#]|\d+\.)/.test(line)

function cleanLine(line: string): string {
  if (/^\s*:::/.test(line)) return ''
  return line
    .replace(/^\s*(?:[-*>]|#+|\d+\.)\s+/, '')
    .replace(/\{(?:#|sign:|price:|caution:)[^}]*\}/g, '')
    .replace(/\{[^}]*\}/g, 'X')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/[[\]*_|`]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Words in the order of the text, in lower case. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? []
}

import type { Passage } from './passages.ts'

interface ListItem {
  /** Counted from the first line of the body. */
  line: number
  /** As written, without the marker. */
  text: string
}

/** What is wrong with the lists of a body: one rule for capitals, and one kind of item per list. */
export function checkLists(body: string, keepsCapital: (word: string) => boolean): { line: number; message: string }[] {
  return readLists(body).flatMap((list) => {
    const read = list.map((item) => ({ line: item.line, ...readItem(item.text, keepsCapital) }))
    // Among parts of sentences a link is one too.
    const hasFragment = read.some(({ kind }) => kind === 'fragment')
    const items = read.map((item) =>
      item.kind === 'link' && hasFragment ? { ...item, kind: 'fragment' as const } : item,
    )
    const wrong = items.flatMap(({ line, kind, first, start }) => {
      if (kind === 'fragment' && start === 'capital')
        return {
          line,
          message: `'${first}' begins a part of a sentence in a list: write it with a small letter, or make the item a sentence with a full stop.`,
        }
      if (kind === 'sentence' && start === 'small')
        return {
          line,
          message: `'${first}' begins a sentence in a list: write it with a capital, or leave out the full stop.`,
        }
      return []
    })
    return [...wrong, ...findOddItem(items)]
  })
}

/** The first item of another kind than the one before it; labels and links are compared with each other. */
function findOddItem(items: { line: number; kind: Kind; start: Start }[]): { line: number; message: string }[] {
  const plain = items.filter(({ kind }) => kind === 'fragment' || kind === 'sentence')
  const odd = plain.find(({ kind }) => kind !== plain[0]!.kind)
  if (odd)
    return [
      {
        line: odd.line,
        message: 'some items of this list are sentences and others are not: end all of them with a full stop, or none.',
      },
    ]
  return (['label', 'link'] as const).flatMap((kind) => {
    const alike = items.filter((item) => item.kind === kind && (item.start === 'capital' || item.start === 'small'))
    const other = alike.find(({ start }) => start !== alike[0]!.start)
    const message = `some ${kind}s of this list begin with a capital and others do not: begin all of them alike.`
    return other ? [{ line: other.line, message }] : []
  })
}

type Kind = 'sentence' | 'fragment' | 'label' | 'link' | 'quotation' | 'reference'
type Start = 'capital' | 'small' | 'kept'

/** A label is bold, or ends with a colon; a link alone is a title or a button. */
function readItem(text: string, keepsCapital: (word: string) => boolean): { kind: Kind; start: Start; first: string } {
  const shown = text
    .replace(/\{caution:[^}]*\}/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('**', '')
    .trim()
  const first = /^[([]*([\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*)/u.exec(shown)?.[1]
  if (!first) return { kind: /^[«‘“"]/.test(shown) ? 'quotation' : 'reference', start: 'kept', first: '' }
  return { kind: kindOf(text, shown), start: startOf(first, shown, keepsCapital), first }
}

function kindOf(text: string, shown: string): Kind {
  if (/^\[[^\]]*\]\([^)]*\)$/.test(text)) return 'link'
  if (text.startsWith('**') || /^[^.:!?]{1,80}:(?:\s|$)/.test(shown)) return 'label'
  return /[.!?]['’”»")\]]*$/.test(shown) ? 'sentence' : 'fragment'
}

/** A name of two words ('Kirkens SOS', 'Mental Helse') may have words that are no names alone. */
function startOf(first: string, shown: string, keepsCapital: (word: string) => boolean): Start {
  if (!/^\p{L}/u.test(first) || /^\p{Lu}[\p{L}-]* \p{Lu}/u.test(shown)) return 'kept'
  if (!/^\p{Lu}/u.test(first)) return 'small'
  return keepsCapital(first) ? 'kept' : 'capital'
}

/** Items that follow each other without an empty line; further lines of an item are indented. */
function readLists(body: string): ListItem[][] {
  const lists: ListItem[][] = []
  let open: ListItem[] | undefined
  body.split('\n').forEach((line, index) => {
    const item = /^(?:-|\d+\.) +(.*)$/.exec(line)
    if (item) {
      if (!open) {
        open = []
        lists.push(open)
      }
      open.push({ line: index, text: item[1]!.trim() })
    } else if (open && /^ +\S/.test(line)) open.at(-1)!.text += ` ${line.trim()}`
    else open = undefined
  })
  return lists
}

/**
 * Tells names, abbreviations and codes ('Bislett', 'HPV', 'B12', 'X-ray') from words that only begin a sentence: these texts write
 * them with a capital in the middle of a sentence too, and never with a small letter.
 */
export function createCapitalTest(passages: readonly Passage[]): (word: string) => boolean {
  const capital = new Set<string>()
  const small = new Set<string>()
  for (const { text } of passages) {
    for (const [word] of text.matchAll(/(?<=[\p{Ll}\p{N},)] )\p{Lu}[\p{L}\p{N}]*(?:[’'-][\p{L}\p{N}]+)*/gu))
      capital.add(word)
    for (const [word] of text.matchAll(/(?<![\p{L}\p{N}’'-])\p{Ll}[\p{L}\p{N}]*(?:[’'-][\p{L}\p{N}]+)*(?!\.\p{L})/gu))
      small.add(word)
  }
  const isCode = (word: string) => /\p{N}|\p{Lu}.*\p{Lu}|^\p{Lu}-/u.test(word)
  return (word) => !small.has(word.toLowerCase()) && (capital.has(word) || isCode(word))
}

import type { SearchEntry } from '#compiler/search/list-entries.ts'
import { splitWords } from '#search/word-forms.ts'

/** Words of a text, names of a page, and words of its own that a new page gets. */
const shape = { text: 350, names: 4, ownWords: 25, summary: 22 }

/**
 * As many pages as asked for: what there is, and invented ones beside it. Copies would compress to nothing, so every new page
 * has a title, names, a summary and telling words of its own; the rest of its text is drawn from the real texts.
 */
export function growEntries(entries: SearchEntry[], pages: number): SearchEntry[] {
  const random = createRandom(7)
  const draw = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!
  const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make)
  const real = entries.flatMap(({ text }) => splitWords(text))
  const invent = () => times(2 + Math.floor(random() * 3), () => draw(syllables)).join('')
  const present = entries.filter(({ kind }) => kind === 'page').length
  const added = times(Math.max(0, pages - present), (): SearchEntry => {
    const own = times(shape.ownWords, invent)
    const phrase = () => [draw(own), ...times(Math.floor(random() * 3), () => draw(real))].join(' ')
    const title = phrase()
    return {
      id: title,
      title,
      path: `/en/health-care/${own[0]}-${own[1]}/`,
      kind: 'page',
      summary: `${phrase()} ${times(shape.summary, () => draw(real)).join(' ')}`,
      names: times(shape.names, phrase),
      text: [...times(shape.text, () => draw(real)), ...own, ...own, ...own].join(' '),
      books: [],
    }
  })
  return [...entries, ...added]
}

const syllables =
  'ba be bi bro bu ca ce cho cu da den der di dro e fa fe fi flo ga ge gra hem hy i ka ker ki la le li lo lym ma me mi mo my na ne neu no o os pa pe phy po pro ra re rhi ri ro sa sar scle se si so ta ten the ti to tri u va ve xe y za'.split(
    ' ',
  )

/** Mulberry32: the same pages in every run. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

import { type Passage, wordsOf } from './passages.ts'

/** Runs of this many words that stand on two pages count as shared. */
const runLength = 8

export interface Text {
  readonly id: string
  readonly passages: readonly Passage[]
}

export interface SharedText {
  readonly id: string
  readonly other: string
  /** Of the runs of `id`, how many stand on the other page too: 0 to 1. */
  readonly share: number
}

/** For each text the one that it shares most with, the greatest share first. */
export function findSharedText(texts: readonly Text[]): SharedText[] {
  const holders = new Map<string, number[]>()
  const runs = texts.map(({ passages }, index) => {
    const own = new Set(passages.flatMap(({ text }) => runsOf(text)))
    for (const run of own) holders.getOrInsertComputed(run, () => []).push(index)
    return own
  })
  const shared = texts.flatMap(({ id }, index) => {
    const counts = new Map<number, number>()
    for (const run of runs[index]!)
      for (const other of holders.get(run)!) if (other !== index) counts.set(other, (counts.get(other) ?? 0) + 1)
    const [other, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? []
    return other === undefined ? [] : [{ id, other: texts[other]!.id, share: count! / runs[index]!.size }]
  })
  return shared.sort((a, b) => b.share - a.share)
}

function runsOf(text: string): string[] {
  const words = wordsOf(text)
  return words.slice(runLength - 1).map((_, start) => words.slice(start, start + runLength).join(' '))
}

import type { AvoidedWord } from './content-rules.ts'

/** Finds the words of words.yaml in a text; returns a message for each. */
export function createWordChecker(list: AvoidedWord[]): (text: string) => string[] {
  const patterns = list.map(({ avoid, use, why }) => {
    const isStem = avoid.endsWith('-')
    const letters = escapeRegExp(isStem ? avoid.slice(0, -1) : avoid).replace(/ /g, '\\s+')
    return {
      pattern: new RegExp(`(?<![\\p{L}\\p{N}])${letters}${isStem ? '' : '(?![\\p{L}\\p{N}])'}`, 'iu'),
      message: `'${avoid}' is not one of our words (${why}). Write: ${use}.`,
    }
  })
  // One test for the whole list: nearly every line has none, and there are thousands of lines.
  const any = new RegExp(patterns.map(({ pattern }) => pattern.source).join('|') || '(?!)', 'iu')
  return (text) =>
    any.test(text) ? patterns.filter(({ pattern }) => pattern.test(text)).map(({ message }) => message) : []
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** A roster has eight levels. */
const deepest = 100
/** Each level of a block takes a column at least; '- ' and '? ' open one without a line of its own. */
const widestIndent = 2 * deepest

/**
 * The line on which a YAML text goes deeper than any file that people write. A parser takes minutes or its whole stack for such a
 * text, so it is looked at before. Brackets in quotes are counted too: none of our texts has a hundred that stay open.
 */
export function findTooDeep(text: string): number | undefined {
  let depth = 0
  for (const [index, line] of text.split('\n').entries()) {
    const indent = /^ *(?:[-?][ \t]+)*/.exec(line)![0].length
    if (indent > widestIndent && line[indent] !== '#' && line.trim() !== '') return index + 1
    for (const character of line) {
      if (character === '[' || character === '{') depth++
      else if (character === ']' || character === '}') depth = Math.max(0, depth - 1)
      if (depth > deepest) return index + 1
    }
  }
  return undefined
}

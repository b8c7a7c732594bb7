/** A little more than the mean width of a letter of the heading font, in em; og-image.test.ts compares it. */
export const letterWidth = 0.52

/** Breaks a title into lines of at most `width`, in the largest of `sizes` that needs no more than four lines. */
export function wrapTitle(title: string, width: number, sizes: number[]): { size: number; lines: string[] } {
  let best = { size: 0, lines: [title] }
  for (const size of sizes) {
    best = { size, lines: breakLines(title, width / (size * letterWidth)) }
    const fits = best.lines.every((line) => line.length * size * letterWidth <= width)
    if (fits && best.lines.length <= 4) return best
  }
  return best
}

function breakLines(text: string, letters: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= letters) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

import type { BadLines } from '#server/control/bad-lines.ts'

/** The lines of a file that was refused, and how many problems it has in all. */
export function listBadLines(file: string, { problems, more = 0 }: Pick<BadLines, 'problems' | 'more'>): string {
  const count = problems.length + more
  return [
    ...problems.map(({ line, message }) => `${file}:${line}  ${message}`),
    ...(more > 0 ? [`… and ${more} more.`] : []),
    `${count} ${count === 1 ? 'problem' : 'problems'}.`,
  ].join('\n')
}

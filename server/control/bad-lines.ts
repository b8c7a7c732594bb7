import * as z from 'zod'

/** A file of the wrong kind has as many problems as lines: nobody reads all of them, and the answer must fit into one message. */
const mostTold = 100
/** Messages quote the file. */
const longestTold = 500

/** The answer about a file that is refused; `more` problems are not told. */
export const badLines = z.object({
  outcome: z.literal('bad-lines'),
  problems: z.array(z.object({ line: z.int(), message: z.string() })),
  more: z.int().optional(),
})
export type BadLines = z.infer<typeof badLines>

export function refuseLines(problems: readonly { line: number; message: string }[]): BadLines {
  const told = problems.slice(0, mostTold).map(({ line, message }) => ({
    line,
    message: message.length > longestTold ? `${message.slice(0, longestTold)}…` : message,
  }))
  const more = problems.length - told.length
  return { outcome: 'bad-lines', problems: told, ...(more > 0 && { more }) }
}

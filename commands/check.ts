import { parseArgs } from 'node:util'
import { checkContent } from '#compiler/check.ts'
import { ContentError } from '#compiler/problem.ts'
import { todayIn } from './settings/today.ts'

// For editors: every problem of the content with file and line.
const { values } = parseArgs({ options: { content: { type: 'string', default: 'content' } } })
try {
  const { pages, lines, problems } = checkContent(values.content, todayIn('norway'))
  for (const line of lines) console.log(line)
  if (problems.length > 0) throw new ContentError(problems)
  console.log(`${pages} pages, no problem found.`)
} catch (error) {
  if (!(error instanceof ContentError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

import { parseArgs } from 'node:util'
import { markets } from '#domain/market.ts'
import { composeSite } from './compose/compose-site.ts'
import { readPlaceFacts } from './places/read-place-facts.ts'
import { ContentError } from './problem.ts'
import { checkProse } from './prose/check-prose.ts'
import { readPages } from './read-pages.ts'

// For editors: every problem of the content with file and line, without building anything.
const { values } = parseArgs({ options: { content: { type: 'string', default: 'content' } } })
try {
  const site = composeSite(values.content, 'norway', Temporal.Now.plainDateISO(markets.norway.zone).toString())
  const prose = checkProse(readPages(values.content, []), readPlaceFacts(values.content, []))
  for (const line of prose.lines) console.log(line)
  const problems = [...site.overdueReviews, ...prose.problems]
  if (problems.length > 0) throw new ContentError(problems)
  console.log(`${site.pages.length} pages, no problem found.`)
} catch (error) {
  if (!(error instanceof ContentError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

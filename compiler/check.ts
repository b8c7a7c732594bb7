import { parseArgs } from 'node:util'
import { composeSite } from './compose/compose-site.ts'
import { ContentError } from './problem.ts'

// For editors: every problem of the content with file and line, without building anything.
const { values } = parseArgs({ options: { content: { type: 'string', default: 'content' } } })
try {
  const site = composeSite(values.content, 'norway', Temporal.Now.plainDateISO().toString())
  if (site.overdueReviews.length > 0) throw new ContentError(site.overdueReviews)
  console.log(`${site.pages.length} pages, no problem found.`)
} catch (error) {
  if (!(error instanceof ContentError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

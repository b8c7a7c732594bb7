/** The API as a process of its own, for tests that start several or kill one. Its settings come from the environment. */
import type { ServerResponse } from 'node:http'
import { runServer } from '#commands/server/run-server.ts'
import { readSettings } from '#commands/settings/settings.ts'
import { sampleFacts } from '#domain/testing/sample-facts.ts'
import { emptySearch } from '#server/search/site-search.ts'

const answerNothing = (...args: unknown[]) => {
  const response = args.at(-1) as ServerResponse
  response.statusCode = 404
  response.end()
}
await runServer(readSettings(), {
  pages: { answer: answerNothing, answerMissing: answerNothing, answerFailure: answerNothing },
  facts: sampleFacts,
  demo: undefined,
  search: emptySearch,
})

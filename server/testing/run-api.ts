import type { ServerResponse } from 'node:http'
import { runServer } from '#commands/server/run-server.ts'
import { readSettings } from '#commands/settings/settings.ts'
import type { Facts } from '#domain/facts/facts.ts'
import { emptySearch } from '#server/search/site-search.ts'

/** Runs the API without pages on these facts, by the settings of the environment. */
export function runApi(facts: Facts) {
  return runServer(readSettings(), {
    pages: { answer: answerNothing, answerMissing: answerNothing, answerFailure: answerNothing },
    facts,
    demo: undefined,
    search: emptySearch,
  })
}

function answerNothing(...args: unknown[]) {
  const response = args.at(-1) as ServerResponse
  response.statusCode = 404
  response.end()
}

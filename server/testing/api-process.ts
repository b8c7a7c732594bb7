/** The API as a process of its own, for tests that start several or kill one. Its settings come from the environment. */
import { sampleFacts } from '#domain/testing/sample-facts.ts'
import { runApi } from './run-api.ts'

await runApi(sampleFacts)

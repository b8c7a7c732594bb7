/** The API as a process of its own, on the facts of the chain that the faults run has. Its settings come from the environment. */
import { runApi } from '#server/testing/run-api.ts'
import { chainFacts } from './chain-facts.ts'

await runApi(chainFacts)

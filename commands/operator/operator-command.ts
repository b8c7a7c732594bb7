import { OperatorError } from '#domain/operator-error.ts'
import type { Operation } from '#server/control/operations.ts'
import { runOperation } from '#server/control/run-operation.ts'
import type { Config } from '#server/settings/config.ts'
import { readCurrentFacts } from './read-current-facts.ts'

/** Runs operations with the facts of the current release, in the server that is running or on the database itself. */
export function createRunner(config: Config) {
  return <Input, Answer>(operation: Operation<Input, Answer>, input: Input): Promise<Answer> =>
    runOperation(config, readCurrentFacts, operation, input)
}

/** Ends the process with the command's exit code. Errors that an operator can fix are printed in one line, without a stack. */
export async function finishCommand(carryOut: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await carryOut()
  } catch (error) {
    const line = await explain(error)
    if (line === undefined) throw error
    console.error(line)
    process.exitCode = 1
  }
}

async function explain(error: unknown): Promise<string | undefined> {
  if (error instanceof OperatorError) return error.message
  // Loaded only now: it brings the driver of PostgreSQL, which not every command needs.
  const { explainPostgres } = await import('#server/process/start-failure.ts')
  return explainPostgres(error, process.env.DATABASE_URL)
}

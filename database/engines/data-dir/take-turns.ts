import { OperatorError } from '#domain/operator-error.ts'

/** Runs calls to PGlite one after the other, until it fails fatally. */
export interface Turns {
  take<T>(work: () => Promise<T>): Promise<T>
  isDead(): boolean
}

/**
 * After a panic (PostgreSQL could not write its log, usually because the disk is full) PGlite never returns from the next call.
 * So each call waits until the last one is known not to have panicked. After a panic the process ends; everything that was
 * answered is on the disk and available at the next start.
 */
export function takeTurns(onDeath: (error: OperatorError) => void = throwUncaught): Turns {
  let last: Promise<unknown> = Promise.resolve()
  let death: Error | undefined

  const note = (error: unknown) => {
    if (death || !isPanic(error)) return
    death = error
    onDeath(new OperatorError(`The embedded database has stopped (${error.message}). Is the disk full? Start again.`))
  }
  return {
    take: (work) => {
      const turn = last.then(() => {
        if (death) throw death
        return work()
      })
      last = turn.catch(note)
      return turn
    },
    isDead: () => death !== undefined,
  }
}

function isPanic(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  return error instanceof WebAssembly.RuntimeError || ('severity' in error && error.severity === 'PANIC')
}

/** Thrown where nothing catches it: a failed request cannot know that the process must end. */
function throwUncaught(error: OperatorError): void {
  setImmediate(() => {
    throw error
  })
}

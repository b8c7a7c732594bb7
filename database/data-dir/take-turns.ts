import { OperatorError } from '../operator-error.ts'

/** Lets calls to PGlite run one after the other, for as long as it lives. */
export interface Turns {
  take<T>(work: () => Promise<T>): Promise<T>
  isDead(): boolean
}

/**
 * After a panic (PostgreSQL could not write its log, most likely to a full disk) PGlite never returns from the next call.
 * So nothing is handed to it before the last call is known to have ended well enough. Then the process ends; whatever was
 * answered is on the disk and there at the next start.
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

/** Where nobody catches it: a request that failed cannot know that the process must end. */
function throwUncaught(error: OperatorError): void {
  setImmediate(() => {
    throw error
  })
}

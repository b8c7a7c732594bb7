export interface CodeTries {
  /** Whether this code goes to the server now: not while one is being checked, and not one that was refused before. */
  start(code: string): 'send' | 'busy' | { refused: string }
  /** The answer is here; with the words for the field if the code was refused. */
  end(refusal?: string): void
  /** Another code was sent: what was wrong with the old one says nothing about it. */
  forget(): void
}

/**
 * Which codes go to the server. Six digits are sent by themselves, and a press on Next or a phone that fills them in
 * again comes right after: a wrong code would cost two of its few tries.
 */
export function createCodeTries(): CodeTries {
  const refusals = new Map<string, string>()
  let checking: string | undefined
  return {
    start(code) {
      if (checking !== undefined) return 'busy'
      const refused = refusals.get(code)
      if (refused !== undefined) return { refused }
      checking = code
      return 'send'
    },
    end(refusal) {
      if (checking !== undefined && refusal !== undefined) refusals.set(checking, refusal)
      checking = undefined
    },
    forget: () => refusals.clear(),
  }
}

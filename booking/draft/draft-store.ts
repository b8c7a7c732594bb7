import { type Draft, emptyDraft } from './draft.ts'

/** One visitor's draft. It changes at once, not at the next render: the next address is resolved against it. */
export interface DraftStore {
  get(): Draft
  getOnServer(): Draft
  change(change: (draft: Draft) => Draft): void
  forget(): void
  subscribe(listener: () => void): () => void
}

export function createDraftStore(): DraftStore {
  const empty = emptyDraft()
  const listeners = new Set<() => void>()
  let current = empty
  const set = (draft: Draft) => {
    current = draft
    for (const listener of listeners) listener()
  }
  return {
    get: () => current,
    getOnServer: () => empty,
    change: (change) => set(change(current)),
    forget: () => set(emptyDraft()),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

import { useSyncExternalStore } from 'react'
import type { Kind } from '#compiler/page-data.ts'

// The words in the field of the search page, for the link to the other language. Held here and in the address only.
let asked = ''
const listeners = new Set<() => void>()

export function setAskedWords(words: string) {
  asked = words
  for (const listener of listeners) listener()
}

export function useAskedWords(): string {
  return useSyncExternalStore(
    subscribe,
    () => asked,
    () => '',
  )
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What follows the address of the search page in the other language. */
export function keepSearchWords(kind: Kind, words: string): string {
  return kind === 'search' && words !== '' ? `?q=${encodeURIComponent(words)}` : ''
}

import { useState, useSyncExternalStore } from 'react'
import { Button } from '#ui/button/button.tsx'

/** Whether a form is being sent. Known at once, so that a second press before the next rendering finds it. */
export interface Sending {
  get(): boolean
  set(isSending: boolean): void
  subscribe(listener: () => void): () => void
}

/** Outside of the state of the form, which takes several frames to render on a slow phone, and all for one label. */
export function useSending(): Sending {
  const [sending] = useState((): Sending => {
    const listeners = new Set<() => void>()
    let isSending = false
    return {
      get: () => isSending,
      set(next) {
        isSending = next
        for (const listener of listeners) listener()
      },
      subscribe(listener) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    }
  })
  return sending
}

/** The button that sends a form, with other words while it does. */
export function SubmitButton({ sending, words }: { sending: Sending; words: { send: string; sending: string } }) {
  const isSending = useSyncExternalStore(sending.subscribe, sending.get, sending.get)
  return (
    <Button type="submit" aria-disabled={isSending}>
      {isSending ? words.sending : words.send}
    </Button>
  )
}

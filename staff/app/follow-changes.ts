import { retryRefusedAfter } from '#domain/staff/live-limits.ts'

interface Follower {
  onLive: (isLive: boolean) => void
  /** Something has changed, or may have while nobody was told. */
  onChange: () => void
  onSignedOut: () => void
}

/** Hears of a clinic's changes until it is stopped. A lost connection comes back, also where the browser has given it up. */
export function followChanges(address: string, { onLive, onChange, onSignedOut }: Follower): () => void {
  let source: EventSource
  let later: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(later)
    source.close()
  }
  const connect = () => {
    source = new EventSource(address)
    source.onopen = () => {
      onLive(true)
      // Whatever changed before it stood.
      onChange()
    }
    source.onerror = () => {
      onLive(false)
      if (source.readyState === EventSource.CLOSED) later = setTimeout(connect, retryRefusedAfter)
    }
    source.addEventListener('change', onChange)
    source.addEventListener('reset', onChange)
    source.addEventListener('signed-out', () => {
      stop()
      onSignedOut()
    })
  }
  connect()
  return stop
}

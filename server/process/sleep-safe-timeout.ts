/** Milliseconds by which a timer is late on a busy machine; more, and the process was stopped. */
const usualDelay = 1_000

/** Milliseconds in which a process that was stopped reads what has come meanwhile. */
const timeToRead = 1_000

/**
 * Calls `onTimeout` after so many milliseconds; returns what cancels it. A process that was stopped for a while (a frozen container, a
 * machine that slept) meets its timers before the answers that lie ready for it: it gets a moment to read them first, or it would do again
 * what was done.
 */
export function startSleepSafeTimeout(
  milliseconds: number,
  onTimeout: () => void,
  now: () => number = () => performance.now(),
): () => void {
  const end = now() + milliseconds
  let timer = setTimeout(() => {
    if (now() - end < usualDelay) onTimeout()
    else timer = setTimeout(onTimeout, timeToRead)
  }, milliseconds)
  return () => clearTimeout(timer)
}

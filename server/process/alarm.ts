/** Milliseconds by which a timer is late on a busy machine; more, and the process was stopped. */
const usualDelay = 1_000

/** Milliseconds in which a process that was stopped reads what has come meanwhile. */
const timeToRead = 1_000

/**
 * Rings after so many milliseconds, unless it is turned off. A process that was stopped for a while (a frozen container, a machine that
 * slept) meets its timers before the answers that lie ready for it: it reads them first, or it would do again what was done.
 */
export function setAlarm(
  milliseconds: number,
  ring: () => void,
  now: () => number = () => performance.now(),
): () => void {
  const end = now() + milliseconds
  let timer = setTimeout(() => {
    if (now() - end < usualDelay) ring()
    else timer = setTimeout(ring, timeToRead)
  }, milliseconds)
  return () => clearTimeout(timer)
}

/** Runs what nobody waits for while the browser has nothing to do. */
export function whenIdle(work: () => void) {
  // Safari has no such callback.
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  else setTimeout(work, 200)
}

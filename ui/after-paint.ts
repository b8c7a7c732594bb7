/** The longest wait for a frame: a tab that is not seen has none. */
const longestWait = 100

/**
 * Runs longer work once the browser has shown what a tap changed at once, such as the pressed button: on a slow phone a new
 * page takes several frames to render, and nobody should wonder meanwhile whether the tap was noticed.
 */
export function afterPaint(work: () => void) {
  let isDone = false
  const run = () => {
    if (isDone) return
    isDone = true
    work()
  }
  requestAnimationFrame(() => setTimeout(run))
  setTimeout(run, longestWait)
}

import { factsLastFor, isPageTaken } from './live-facts.ts'

/** Shows facts now and, as React does (use-answer.ts), again while the page is left open and when it is returned to. */
export function refreshWhileSeen(show: () => void) {
  const showIfSeen = () => {
    if (document.visibilityState === 'visible' && !isPageTaken()) show()
  }
  showIfSeen()
  document.addEventListener('visibilitychange', showIfSeen)
  setInterval(showIfSeen, factsLastFor)
}

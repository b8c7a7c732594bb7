/** Milliseconds before new work is started, so that work arriving meanwhile is done in one go. Nobody notices 50 ms before a message. */
const gatherFor = 50

/** Runs `turn` repeatedly, waiting in between for as long as each turn returns, or until there is new work. */
export function createTimer(turn: () => Promise<number>): { start(): void; runSoon(): void; stop(): void } {
  let timer: NodeJS.Timeout | undefined
  let isStarted = false
  let isDueSoon = false

  async function takeTurn(): Promise<void> {
    isDueSoon = false
    const pause = Math.max(1, await turn())
    if (!isStarted || isDueSoon) return
    clearTimeout(timer)
    timer = setTimeout(takeTurn, pause)
    timer.unref()
  }

  return {
    start: () => {
      isStarted = true
      void takeTurn()
    },
    runSoon: () => {
      if (!isStarted || isDueSoon) return
      isDueSoon = true
      clearTimeout(timer)
      timer = setTimeout(takeTurn, gatherFor)
    },
    stop: () => {
      isStarted = false
      clearTimeout(timer)
    },
  }
}

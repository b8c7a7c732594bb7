/** Milliseconds before new work is started, so that work arriving meanwhile is done in one go. Nobody notices 50 ms before a message. */
const gatherFor = 50

/** Runs `turn` repeatedly, sleeping in between for as long as each turn returns, or until it is woken. */
export function createTimer(turn: () => Promise<number>): { start(): void; wake(): void; stop(): void } {
  let timer: NodeJS.Timeout | undefined
  let isStarted = false
  let isWoken = false

  async function takeTurn(): Promise<void> {
    isWoken = false
    const sleep = Math.max(1, await turn())
    if (!isStarted || isWoken) return
    clearTimeout(timer)
    timer = setTimeout(takeTurn, sleep)
    timer.unref()
  }

  return {
    start: () => {
      isStarted = true
      void takeTurn()
    },
    wake: () => {
      if (!isStarted || isWoken) return
      isWoken = true
      clearTimeout(timer)
      timer = setTimeout(takeTurn, gatherFor)
    },
    stop: () => {
      isStarted = false
      clearTimeout(timer)
    },
  }
}

/** The process ends at most this many milliseconds after the signal, whatever clients, jobs and the database do. */
const longestStop = 10_000

/** One Ctrl-C or `systemctl stop` arrives several times: from the terminal or systemd, and through npm and its launcher. */
const sameSignal = 2_000

/** Stops gracefully on the first signal; a later one, from somebody who will not wait, ends the process at once. */
export function stopOnSignal(close: () => Promise<void>): void {
  let since: number | undefined
  const stop = () => {
    if (since !== undefined) {
      if (performance.now() - since > sameSignal) process.exit(1)
      return
    }
    since = performance.now()
    // Nothing that was answered is lost: it is in the database, and interrupted jobs run again at the next start.
    setTimeout(() => process.exit(0), longestStop - 500)
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
}

/** What was started together, and is stopped together at the end of its block. */
export interface Started<T> extends AsyncDisposable {
  all: T[]
}

/** Starts several at once. If one cannot start, the others are stopped before this fails: nothing is left running. */
export async function startTogether<T extends AsyncDisposable>(starts: (() => Promise<T>)[]): Promise<Started<T>> {
  const results = await Promise.allSettled(starts.map((start) => start()))
  const all = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  const stop = async () => {
    await Promise.all(all.map((it) => it[Symbol.asyncDispose]()))
  }
  const failed = results.find((result) => result.status === 'rejected')
  if (!failed) return { all, [Symbol.asyncDispose]: stop }
  await stop()
  throw failed.reason
}

/** How calls are put together. */
export interface GatherRules<In> {
  /** Calls in one batch at most. */
  most: number
  /** Batches on their way at the same time; while there are as many, calls gather. */
  atOnce: number
  /** Calls with a name in common never share a batch. */
  namesOf?: (call: In) => string[]
}

interface Waiting<In, Out> {
  call: In
  resolve: (answer: Out) => void
  reject: (error: unknown) => void
}

/**
 * Answers single calls by working on several at once: alone, a call goes on its way immediately; when many come, they
 * share round trips and commits, as the database itself gathers commits. `work` answers in the order it was asked.
 * A batch that fails for a reason of one of its calls is worked through one by one, so that the others do not suffer for it.
 */
export function gather<In, Out>(
  work: (calls: In[]) => Promise<Out[]>,
  isOurFault: (error: unknown) => boolean,
  { most, atOnce, namesOf }: GatherRules<In>,
): (call: In) => Promise<Out> {
  let waiting: Waiting<In, Out>[] = []
  let onTheWay = 0

  function pickBatch(): Waiting<In, Out>[] {
    const taken = new Set<string>()
    const batch: Waiting<In, Out>[] = []
    waiting = waiting.filter((it) => {
      const names = namesOf?.(it.call) ?? []
      if (batch.length >= most || names.some((name) => taken.has(name))) return true
      for (const name of names) taken.add(name)
      batch.push(it)
      return false
    })
    return batch
  }

  async function run(batch: Waiting<In, Out>[]): Promise<void> {
    try {
      const answers = await work(batch.map((it) => it.call))
      batch.forEach((it, n) => {
        it.resolve(answers[n] as Out)
      })
    } catch (error) {
      if (batch.length > 1 && isOurFault(error)) for (const it of batch) await run([it])
      else for (const it of batch) it.reject(error)
    }
  }

  function send(): void {
    while (onTheWay < atOnce && waiting.length > 0) {
      onTheWay++
      void run(pickBatch()).finally(() => {
        onTheWay--
        send()
      })
    }
  }

  return (call) =>
    new Promise((resolve, reject) => {
      waiting.push({ call, resolve, reject })
      if (waiting.length === 1) setImmediate(send)
    })
}

import { AsyncLocalStorage } from 'node:async_hooks'

/** How calls are batched. */
export interface GatherRules<In> {
  /** Calls in one batch at most. */
  most: number
  /** Concurrent batches at most; while that many are running, calls are collected. */
  atOnce: number
  /** Calls that share a name are never in the same batch. */
  namesOf?: (call: In) => string[]
}

/** Does something as if where a call was made. */
type Context = <T>(work: () => T) => T

/** Of the calls whose work is being done. */
const contexts = new AsyncLocalStorage<Context[]>()

/** What `read` gives where each of the calls was made whose work is done together here; here itself, where nothing is gathered. */
export function eachInBatch<T>(read: () => T): T[] {
  return contexts.getStore()?.map((within) => within(read)) ?? [read()]
}

interface Waiting<In, Out> {
  call: In
  within: Context
  resolve: (answer: Out) => void
  reject: (error: unknown) => void
}

/**
 * Batches single calls: alone, a call is sent immediately; when there are many, they share round trips and commits. `work`
 * answers in the order of the calls. A batch that fails because of one of its calls is repeated one by one, so that the
 * others are not affected.
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
      const answers = await contexts.run(
        batch.map((it) => it.within),
        () => work(batch.map((it) => it.call)),
      )
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
      waiting.push({ call, within: AsyncLocalStorage.snapshot(), resolve, reject })
      if (waiting.length === 1) setImmediate(send)
    })
}

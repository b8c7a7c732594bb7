import { readAnswer } from '../http/read-answer.ts'
import type { SendOutcome } from '../jobs/send-outcome.ts'
import { startSleepSafeTimeout } from '../process/sleep-safe-timeout.ts'

/** Longer than any working gateway takes to answer. */
const timeLimit = 10_000

/** Bytes: a gateway says whether it has taken a message, and its id. */
export const longestAnswer: number = 64 * 2 ** 10

/** Posts a message to a gateway and reads its answer; `isAccepted` says whether the JSON of a 2xx means that it was taken. */
export async function postMessage(
  url: string,
  request: { headers: Record<string, string>; body: string },
  isAccepted: (answer: Record<string, unknown>) => boolean,
  limit = timeLimit,
): Promise<SendOutcome> {
  const stopped = new AbortController()
  const cancelTimeout = startSleepSafeTimeout(limit, () =>
    stopped.abort(new DOMException('the gateway did not answer', 'TimeoutError')),
  )
  try {
    const response = await fetch(url, {
      method: 'POST',
      ...request,
      redirect: 'error',
      signal: stopped.signal,
    })
    const answer = await readObject(response)
    if (response.ok) {
      return answer && isAccepted(answer) ? { ok: true } : { ok: false, retry: true, code: 'unreadable-answer' }
    }
    // 429 and time-outs are temporary; any other 4xx will not change.
    const isTemporary = response.status >= 500 || response.status === 429 || response.status === 408
    return { ok: false, retry: isTemporary, code: `status-${response.status}` }
  } catch (error) {
    const isSlow = error instanceof DOMException && error.name === 'TimeoutError'
    return { ok: false, retry: true, code: isSlow ? 'timeout' : 'unreachable' }
  } finally {
    cancelTimeout()
  }
}

async function readObject(response: Response): Promise<Record<string, unknown> | undefined> {
  const text = await readAnswer(response, longestAnswer)
  if (text === undefined) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

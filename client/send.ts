import type { ProblemAnswer } from '#domain/api/call-types.ts'
import type { ProblemCode } from '#domain/api/problems.ts'

/** Why a call came to nothing. `offline`: this device has no network now; whether the server got the call before is not known. */
export interface CallProblem {
  code: ProblemCode | 'offline'
  /** The server's words, which know whom to call. */
  title?: string
  /** By field name, its message in the asked language. */
  fields?: Readonly<Record<string, string>>
  /** Seconds after which it is worth trying again. */
  retryAfter?: number
  /** What is shown after 'Errorcode: '. */
  requestId?: string
  /** Where to sit, for somebody who has already checked in. */
  where?: string
  /** When the appointment is, for somebody who has come too early. */
  start?: string
}

export type Answer<T> = { ok: true; value: T } | { ok: false; problem: CallProblem }

export interface CallOptions {
  method?: string
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Milliseconds after which we stop waiting. A little longer than the server's own limit, whose answer says more. */
  limit?: number
}

const patience = 12_000

/** Sends a call to our API; request.ts says which there are and what they answer. Whatever happens instead of a proper answer becomes a problem that the page has words for. */
export async function send<T>(
  path: string,
  { method = 'GET', body, headers, signal, limit }: CallOptions = {},
): Promise<Answer<T>> {
  const timeout = AbortSignal.timeout(limit ?? patience)
  try {
    const response = await fetch(path, {
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    if (!response.ok) return { ok: false, problem: await readProblem(response) }
    const value: T = response.status === 204 ? null : await response.json()
    return { ok: true, value }
  } catch (error) {
    if (signal?.aborted) throw error
    if (timeout.aborted) return { ok: false, problem: { code: 'timeout' } }
    return { ok: false, problem: { code: navigator.onLine ? 'unavailable' : 'offline' } }
  }
}

async function readProblem(response: Response): Promise<CallProblem> {
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN)
  const problem: Partial<ProblemAnswer> = await response.json().catch(() => ({}))
  return {
    // A code that only a newer server knows is told in its words (sayProblem); the list of all codes would be fetched by every form.
    code: /^[a-z-]+$/.test(problem.code ?? '') ? problem.code! : statusProblem(response.status),
    title: problem.title,
    fields: problem.fields,
    retryAfter: Number.isNaN(retryAfter) ? undefined : retryAfter,
    requestId: problem.requestId,
    where: problem.where,
    start: problem.start,
  }
}

/** An answer that is not ours, such as a proxy's. */
function statusProblem(status: number): ProblemCode {
  if (status === 504) return 'timeout'
  if (status === 429) return 'rate-limited'
  return status >= 500 ? 'unavailable' : 'unknown'
}

const waits = [400, 1200]

/** A question that may be asked again without harm: tried three times before it is given up. */
export async function ask<T>(
  path: string,
  { signal, token }: { signal?: AbortSignal; token?: string } = {},
): Promise<Answer<T>> {
  const headers = token ? bearer(token) : undefined
  for (const wait of waits) {
    const answer = await send<T>(path, { signal, headers })
    if (answer.ok || !isPassing(answer.problem)) return answer
    await new Promise((resolve) => setTimeout(resolve, wait))
    signal?.throwIfAborted()
  }
  return send<T>(path, { signal, headers })
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

function isPassing({ code }: CallProblem): boolean {
  return code === 'unavailable' || code === 'provider-failure'
}

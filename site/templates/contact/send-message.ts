import type { ContactBody } from '#domain/api/bodies.ts'
import type { ProblemAnswer } from '#domain/api/call-types.ts'
import type { Messages } from '#messages/messages.ts'

/** The result of sending a message: sent, or what to tell the sender. `fields`: messages by field name. */
export type Answer =
  | { sent: true }
  | { sent: false; message: string; isTimeout: boolean; fields: Readonly<Record<string, string>> }

const timeLimit = 15_000

export async function sendMessage(body: ContactBody, words: Messages): Promise<Answer> {
  const failed = (message: string, fields: ProblemAnswer['fields'] = {}): Answer => ({
    sent: false,
    message,
    isTimeout: message === words.problems.timeout,
    fields,
  })
  try {
    const answer = await fetch('/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeLimit),
    })
    if (answer.ok) return { sent: true }
    const { code, title, fields, requestId }: ProblemAnswer = await answer.json()
    const reference = code === 'unknown' && requestId ? ` ${words.errorPage.errorCode}${requestId}` : ''
    return failed(title + reference, fields)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') return failed(words.problems.timeout)
    // No network, or a response that is not a problem document.
    return failed(words.problems['provider-failure'])
  }
}

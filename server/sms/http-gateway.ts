import type { SmsGateway } from './gateway.ts'
import { postMessage } from './post.ts'

export interface HttpGatewaySettings {
  url: string
  token: string | undefined
  from: string
  /** Milliseconds for one attempt. */
  timeLimit?: number
}

/** Posts {to, from, text} as JSON to any gateway that answers 2xx with a JSON object when it has taken the message. */
export function createHttpGateway({ url, token, from, timeLimit }: HttpGatewaySettings): SmsGateway {
  return {
    send: ({ key, to, text }) =>
      postMessage(
        url,
        {
          headers: {
            'content-type': 'application/json',
            'idempotency-key': key,
            ...(token ? { authorization: `Bearer ${token}` } : {}),
          },
          body: JSON.stringify({ to, from, text }),
        },
        () => true,
        timeLimit,
      ),
  }
}

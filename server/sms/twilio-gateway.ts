import type { SmsGateway } from './gateway.ts'
import { postMessage } from './post.ts'

export interface TwilioAccount {
  url: string
  sid: string
  token: string
  /** The number or name that messages come from. */
  from: string
  /** Milliseconds for one attempt. */
  timeLimit?: number
}

/** Sends through Twilio's Messages resource. */
export function createTwilioGateway({ url, sid, token, from, timeLimit }: TwilioAccount): SmsGateway {
  const authorization = `Basic ${Buffer.from(`${sid}:${token}`).toString('base64')}`
  return {
    send: ({ to, text }) =>
      postMessage(
        `${url}/2010-04-01/Accounts/${encodeURIComponent(sid)}/Messages.json`,
        {
          headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams({ To: to, From: from, Body: text }).toString(),
        },
        // Every message that Twilio has accepted has an id with this prefix.
        (answer) => typeof answer.sid === 'string' && /^(SM|MM)/.test(answer.sid),
        timeLimit,
      ),
  }
}

/** What is sent by mail, as the kinds of the jobs that send it. */
export const mailKinds = ['contact-mail', 'interest-mail', 'absence-mail', 'application-mail', 'join-mail'] as const

/** What is sent to phones, in the same way. Codes are not among them: whoever gets none asks for another. */
export const textMessageKinds = [
  ...(['confirmation', 'moved', 'cancelled', 'cancelled-rest', 'reminder', 'day-reminder', 'date-cancelled'] as const),
  ...(['offer', 'order', 'links', 'answer', 'time-lost', 'time-stands', 'visit-question'] as const),
  ...(['waiting', 'waiting-offer', 'waiting-rest'] as const),
] as const

/** Sent because a phone has just asked for it. Which one it was is forgotten with the job's payload, and an hour later nobody waits for it. */
export const askedForKinds: readonly string[] = ['links', 'answer'] satisfies (typeof textMessageKinds)[number][]

/** What other systems are told of a booking, as the kinds of what happened. */
export const webhookEventKinds = ['booked', 'moved', 'cancelled', 'arrived', 'no-show'] as const
export type WebhookEventKind = (typeof webhookEventKinds)[number]

/** Why a receiver gets nothing any more, whoever sends it again: an operator lets it begin anew. */
export const receiverGone = 'receiver-gone'

/** What the console tells of when it could not be sent. */
export const messageKinds = [...textMessageKinds, ...mailKinds, 'webhook'] as const
export type MessageKind = (typeof messageKinds)[number]

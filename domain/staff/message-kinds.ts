/** What is sent by mail, as the kinds of the jobs that send it. */
export const mailKinds = ['contact-mail', 'interest-mail', 'absence-mail', 'application-mail', 'join-mail'] as const

/** What is sent to phones, in the same way. Codes are not among them: whoever gets none asks for another. */
export const textMessageKinds = [
  ...(['confirmation', 'moved', 'cancelled', 'cancelled-rest', 'reminder', 'day-reminder', 'date-cancelled'] as const),
  ...(['offer', 'order', 'links', 'answer', 'time-lost', 'time-stands', 'visit-question'] as const),
  ...(['waiting', 'waiting-offer'] as const),
] as const

/** Sent because a phone has just asked for it. Which one it was is forgotten with the job's payload, and an hour later nobody waits for it. */
export const askedForKinds: readonly string[] = ['links', 'answer'] satisfies (typeof textMessageKinds)[number][]

/** What the console tells of when it could not be sent. */
export const messageKinds = [...textMessageKinds, ...mailKinds] as const
export type MessageKind = (typeof messageKinds)[number]

/** What can become of a message in the inbox. Each can be taken back, because somebody tapped the wrong row. */
export const inboxStates = ['new', 'taken', 'answered', 'done'] as const
export type InboxState = (typeof inboxStates)[number]

/** Which form a message was sent by. */
export const inboxKinds = ['contact', 'interest'] as const
export type InboxKind = (typeof inboxKinds)[number]

/** What can become of a message in the inbox. Each can be taken back, because somebody tapped the wrong row. */
export const inboxStates = ['new', 'taken', 'answered', 'done'] as const
export type InboxState = (typeof inboxStates)[number]

/** What a message can be given next: first what most people do, last a step back. */
export const nextInboxStates: Record<InboxState, readonly InboxState[]> = {
  new: ['taken', 'done'],
  taken: ['answered', 'done', 'new'],
  answered: ['done', 'taken'],
  done: ['taken'],
}

/** Which form a message was sent by. */
export const inboxKinds = ['contact', 'interest'] as const
export type InboxKind = (typeof inboxKinds)[number]

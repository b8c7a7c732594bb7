import type { Messages } from '#messages/messages.ts'

/** Why there are no results: the index could not be loaded. */
export function describeFailure(words: Messages['search'], phone: string): string {
  return (navigator.onLine ? words.failed : words.offline).replace('{phone}', phone)
}

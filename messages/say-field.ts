import type { Messages } from './messages.ts'

/** The words for a field that is wrong: our own rules give a key, the server's answer has words already. */
export function sayField(text: string, words: Messages['validation']): string {
  return Object.hasOwn(words, text) ? words[text as keyof Messages['validation']] : text
}
